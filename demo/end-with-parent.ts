const LOOK_MS = 500;
const parent = process.ppid;

/**
 * Calls back once the process that started this one has ended. npm passes SIGTERM on to its shell only, which ends without
 * telling the server. Does nothing outside of npm, where a server may outlive the shell that started it.
 */
export function onParentEnd(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
  look.unref();
}
