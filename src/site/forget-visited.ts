import { $session } from '../session/session.ts';

/** The service worker's caches that show which lists and games a person viewed. */
const VISITED = ['lists', 'pictures'];

/** Deletes these caches when the session ends. */
export function forgetVisited(): void {
  $session.listen((session) => {
    if (session || typeof caches === 'undefined') return;
    for (const name of VISITED) caches.delete(name).catch(() => {});
  });
}
