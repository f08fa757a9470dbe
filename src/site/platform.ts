import { navigate } from 'wouter/use-browser-location';
import { isOnGameEntry } from '../games/launch/game-history-entry.ts';
import { closeGame, openGame } from '../games/launch/open-game.ts';
import { safeUrl } from '../lib/links.ts';
import { browserStorage } from '../lib/storage.ts';
import { deviceFrom } from '../platform/device.ts';
import { takeOAuthRedirect } from '../platform/oauth-redirect.ts';
import type { Platform, Vault } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { runWhenLoaded } from '../ui/run-when-loaded.ts';
import { report } from './report.ts';

/** The platform of the site: a browser with storage, history and windows. */
export function sitePlatform(): Platform {
  const installed =
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true);
  const tabStorage = browserStorage('sessionStorage');
  const device = deviceFrom(navigator.userAgent, installed, navigator.maxTouchPoints);
  return {
    persistentStorage: browserStorage('localStorage'),
    ownDevice: true,
    sessionStorage: tabStorage,
    ...(typeof indexedDB === 'object' && isSecureContext && { vault: lazyVault() }),
    here: () => location.pathname + location.search,
    navigate(address, options) {
      closeGame();
      const go = () => goTo(address, options);
      if (isOnGameEntry())
        import('../games/launch/game-history.ts').then(({ runOnPageEntry }) => runOnPageEntry(go), go);
      else go();
    },
    back() {
      const home = () => goTo(linkTo('home'), { replace: true });
      import('./back.ts').then(({ goBack }) => goBack(home), home);
    },
    reload: () => location.reload(),
    returning: () => false,
    signIn: (act) =>
      runWhenLoaded(import('../shell/drawers/login-over-page.tsx'), ({ openLoginOverPage }) =>
        openLoginOverPage(act),
      ),
    open(address) {
      const url = safeUrl(address, location.href);
      if (url) window.open(url.href, '_blank', 'noopener,noreferrer');
    },
    oauthRedirect: takeOAuthRedirect(tabStorage, location.origin + linkTo('login')),
    async openGame(game) {
      await keepHistory();
      openGame(game);
    },
    windows: true,
    now: Date.now,
    device,
    report,
  };
}

/** Navigates, and stores in the history entry how many pages of the site precede it in this tab. */
function goTo(address: string, { replace = false } = {}): void {
  const behind = (history.state?.behind ?? 0) + (replace ? 0 : 1);
  navigate(address, { replace, state: { behind } });
}

/**
 * Adds a history entry for the open game. When its code cannot be loaded, Back leaves the page together with
 * the game.
 */
export function keepHistory(): Promise<void> {
  return import('../games/launch/game-history.ts').then(
    ({ closeGameOnBack }) => closeGameOnBack(),
    () => {},
  );
}

/** A vault that loads its code on first use. */
function lazyVault(): Vault {
  const vault = async () => (await import('./vault.ts')).browserVault();
  return {
    seal: async (text) => (await vault()).seal(text),
    open: async (sealed) => (await vault()).open(sealed),
  };
}
