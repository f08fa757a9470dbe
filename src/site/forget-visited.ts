import { $session } from '../session/session.ts';

/** What the service worker keeps that tells what somebody looked at, by the names it has there. */
const VISITED = ['lists', 'pictures'];

/** Has the browser keep nothing of what was looked at once a session ends. */
export function forgetVisited(): void {
  $session.listen((session) => {
    if (session || typeof caches === 'undefined') return;
    for (const name of VISITED) caches.delete(name).catch(() => {});
  });
}
