/** What is called back on a defect, by every mount that watches. */
const listeners = new Set<() => void>();
let controller: AbortController | undefined;

/**
 * Calls back, once, when code in the embed's own files throws an error that nothing catches. Errors of the page's own code are
 * left alone. One pair of listeners serves all mounts. Returns what ends it.
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
