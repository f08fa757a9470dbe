const LOOK_MS = 500;
const parent = process.ppid;

/**
 * Calls back when the parent process has ended. npm sends SIGTERM to its shell only, which ends without
 * notifying the server. Does nothing outside of npm.
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
