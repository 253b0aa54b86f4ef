// <detente-board>: a position or a replay on any page. One script, which lies in the folder of the page without a server:
//
//   <script src="https://example.org/cold-war/detente-board.js"></script>
//   <detente-board record="game.dtr" at="12.0" language="es"></detente-board>
//   <detente-board game="twilight" position="…"></detente-board>
//
// A record may also stand between the tags. What is shown is that folder in a frame, so that nothing of it mixes with the page.
(() => {
  const base = new URL('./', document.currentScript.src);
  const ATTRIBUTES = ['record', 'game', 'position', 'at', 'language'];

  class DetenteBoard extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    connectedCallback() {
      if (!this.frame) {
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = '<style>:host{display:block;aspect-ratio:16/10;min-height:320px}:host([hidden]){display:none}iframe{width:100%;height:100%;border:0}</style>';
        this.frame = document.createElement('iframe');
        this.frame.title = this.getAttribute('title') ?? 'Détente';
        this.frame.loading = 'lazy';
        this.frame.src = new URL('#/shown', base).href;
        root.append(this.frame);
      }
      this.hear = (event) => {
        if (event.source === this.frame.contentWindow && event.origin === base.origin && event.data === 'detente-ready') void this.show();
      };
      addEventListener('message', this.hear);
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear);
      this.ready = false;
    }

    attributeChangedCallback() {
      if (this.ready) void this.show();
    }

    async show() {
      this.ready = true;
      const wish = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name)]));
      try {
        if (wish.record) {
          const answer = await fetch(new URL(wish.record, document.baseURI));
          if (!answer.ok) throw new Error(`${wish.record}: ${answer.status}`);
          wish.record = await answer.text();
        } else {
          wish.record = this.textContent.trim();
        }
      } catch (error) {
        wish.trouble = String(error.message ?? error);
      }
      this.frame.contentWindow?.postMessage({ type: 'detente-show', ...wish }, base.origin);
    }
  }

  if (!customElements.get('detente-board')) customElements.define('detente-board', DetenteBoard);
})();
