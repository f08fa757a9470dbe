import { siteConfig } from '../config/site-config.ts';
import { onFirstSession } from './on-first-session.ts';

/** Signs out inactive players where the market demands it; only signed-in players of a market load the code. */
export function followIdleSessions(): void {
  if (siteConfig().protection)
    onFirstSession(() => import('./idle-sessions.tsx').then(({ start }) => start()));
}
