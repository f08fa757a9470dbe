import { openGameWindow } from '../../src/games/launch/game-window.ts';
import { openGame } from '../../src/games/launch/open-game.ts';
import { memoryStorage } from '../../src/lib/storage.ts';
import { deviceFrom } from '../../src/platform/device.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { routeAt } from '../../src/routes/routes.ts';
import { sendReport } from '../../src/shell/status/reports.ts';
import { leaveTo } from './outgoing-links.ts';
import { signInByWindow } from './sign-in-window.ts';
import { frameStorage } from './storage.ts';

/** Pages of the site that the frame has itself: whoever is not signed in sees the login anyway. */
const own = new Set<unknown>(['home', 'login', 'changePassword']);

/** The frame's surroundings: storage of its own, and windows for what it does not show itself. */
export function framePlatform(): Platform {
  const device = deviceFrom(navigator.userAgent, false, navigator.maxTouchPoints);
  return {
    // No vault, so no login is remembered in somebody else's page.
    persistentStorage: frameStorage(),
    sessionStorage: memoryStorage(),
    here: () => location.pathname,
    navigate(address) {
      if (!own.has(routeAt(address))) leaveTo(address);
    },
    back() {},
    open: leaveTo,
    signInWindow: signInByWindow,
    openGame: openGame,
    openGameWindow: (title) => openGameWindow(device, title),
    windows: true,
    now: Date.now,
    device,
    report: sendReport,
  };
}
