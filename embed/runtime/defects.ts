/** One per mount. */
const listeners = new Set<() => void>();
let controller: AbortController | undefined;

/**
 * Calls back once if the embed's own code throws an uncaught error. Ignores errors of the page's code. All mounts
 * share two listeners. Returns a function that stops it.
 */
export function watchDefects(files: string, onDefect: () => void): () => void {
  const checkError = (thrown: unknown) => {
    if (!(thrown instanceof Error) || !thrown.stack?.includes(files)) return;
    for (const each of listeners) each();
    listeners.clear();
  };
  if (!controller) {
    controller = new AbortController();
    addEventListener('error', ({ error }) => checkError(error), controller);
    addEventListener('unhandledrejection', ({ reason }) => checkError(reason), controller);
  }
  listeners.add(onDefect);
  return () => {
    listeners.delete(onDefect);
    if (listeners.size) return;
    controller?.abort();
    controller = undefined;
  };
}
