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
    static observedAttributes = [...ATTRIBUTES, 'title'];
    /** Counts what is to be shown: a record that comes late is not shown over a later wish. */
    wishes = 0;

    connectedCallback() {
      if (!this.frame) {
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = '<style>:host{display:block;aspect-ratio:16/10;min-height:320px}:host([hidden]){display:none}iframe{width:100%;height:100%;border:0}</style>';
        this.frame = document.createElement('iframe');
        this.name();
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
      this.wishes += 1;
    }

    attributeChangedCallback(attribute) {
      if (attribute === 'title') this.name();
      else if (this.ready) void this.show();
    }

    /** What a screen reader calls the frame. */
    name() {
      if (this.frame) this.frame.title = this.getAttribute('title') ?? 'Détente';
    }

    async show() {
      this.ready = true;
      this.wishes += 1;
      const wished = this.wishes;
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
      if (wished === this.wishes) this.frame.contentWindow?.postMessage({ type: 'detente-show', ...wish }, base.origin);
    }
  }

  if (!customElements.get('detente-board')) customElements.define('detente-board', DetenteBoard);
})();
