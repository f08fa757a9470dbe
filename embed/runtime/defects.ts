/** What is called back on a defect, by every mount that watches. */
const watching = new Set<() => void>();
let ended: AbortController | undefined;

/**
 * Calls back, once, when code in the embed's own files throws an error that nothing catches. Errors of the page's own code are
 * left alone. One pair of listeners serves all mounts. Returns what ends it.
 */
export function watchDefects(files: string, onDefect: () => void): () => void {
  const judge = (thrown: unknown) => {
    if (!(thrown instanceof Error) || !thrown.stack?.includes(files)) return;
    for (const each of watching) each();
    watching.clear();
  };
  if (!ended) {
    ended = new AbortController();
    addEventListener('error', ({ error }) => judge(error), ended);
    addEventListener('unhandledrejection', ({ reason }) => judge(reason), ended);
  }
  watching.add(onDefect);
  return () => {
    watching.delete(onDefect);
    if (watching.size) return;
    ended?.abort();
    ended = undefined;
  };
}
