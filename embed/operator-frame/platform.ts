import { openGameWindow } from '../../src/games/launch/game-window.ts';
import { openGame } from '../../src/games/launch/open-game.ts';
import { memoryStorage } from '../../src/lib/storage.ts';
import { deviceFrom } from '../../src/platform/device.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { routeAt } from '../../src/routes/routes.ts';
import { sendReport } from '../../src/shell/status/reports.ts';
import { openOutside } from './outgoing-links.ts';
import { signInByWindow } from './sign-in-window.ts';
import { frameStorage } from './storage.ts';

/** Routes that the frame shows itself. */
const own = new Set<unknown>(['home', 'login', 'changePassword']);

/** The platform of the frame: partitioned storage, new tabs for all other pages. */
export function framePlatform(): Platform {
  const device = deviceFrom(navigator.userAgent, false, navigator.maxTouchPoints);
  return {
    // There is no vault: the frame never remembers passwords.
    persistentStorage: frameStorage(),
    sessionStorage: memoryStorage(),
    here: () => location.pathname,
    navigate(address) {
      if (!own.has(routeAt(address))) openOutside(address);
    },
    back() {},
    open: openOutside,
    signInWindow: signInByWindow,
    openGame: openGame,
    openGameWindow: (title) => openGameWindow(device, title),
    windows: true,
    now: Date.now,
    device,
    report: sendReport,
  };
}
