// A file may be let go anywhere on a page that takes files; without this the browser would leave the page and show the file.

/** Hands over what is dropped, until the function that it gives is called: for an `$effect`. */
export function dropping(take: (file: File) => void): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}
