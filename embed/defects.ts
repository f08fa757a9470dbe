/**
 * Calls back, once, when code in the embed's own files throws what nobody catches. Errors of the page itself, which is
 * somebody else's, are left alone. Returns what ends it.
 */
export function watchDefects(files: string, onDefect: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const judge = (thrown: unknown) => {
    if (!(thrown instanceof Error) || !thrown.stack?.includes(files)) return;
    end();
    onDefect();
  };
  addEventListener('error', ({ error }) => judge(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => judge(reason), { signal });
  return end;
}
