import { siteConfig } from '../config/site-config.ts';
import { asLoadError } from '../gateway/http/errors.ts';
import { $session } from '../session/session.ts';

/** Signs out inactive players where the market demands it; only signed-in players of a market load the code. */
export function followIdleSessions(): void {
  if (!siteConfig().protection) return;
  const leave = $session.subscribe((session) => {
    if (!session) return;
    queueMicrotask(() => leave());
    // When the code cannot be loaded, the next visit tries again.
    import('./idle-sessions.tsx').then(({ start }) => start()).catch(asLoadError);
  });
}
