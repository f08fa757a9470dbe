import { closeGame, openGame } from '../../src/games/launch/open-game.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { linkTo } from '../../src/routes/routes.ts';
import { openLoginOverPage } from '../../src/shell/drawers/login-over-page.tsx';
import { sendReport } from '../../src/shell/status/reports.ts';
import { showToast } from '../../src/ui/toasts.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { offeredPageAt } from '../config/offered-pages.ts';
import { terminalIdentity } from '../config/terminal-identity.ts';
import { showExternalLink } from '../navigation/external-link.ts';
import { $location, goBack, goTo } from '../navigation/memory-history.ts';
import { openPhoneSignIn } from '../phone-sign-in/phone-sign-in-store.ts';
import { recordError } from '../staff/recent-errors.ts';
import { type VisitStorage, visitStorage } from '../visit/visit-storage.ts';

/** Navigates to an address if this terminal offers it; shows a toast otherwise. */
export function navigateToOffered(address: string, options?: { replace?: boolean }): void {
  closeGame();
  if (offeredPageAt(address, kioskConfig())) goTo(address, options);
  else showToast('kiosk.notOffered');
}

/** The platform of the kiosk. Both storages are memory, so that nothing of a visitor is written. */
export interface KioskPlatform extends Platform {
  persistentStorage: VisitStorage;
  sessionStorage: VisitStorage;
}

export function kioskPlatform(): KioskPlatform {
  return {
    persistentStorage: visitStorage(),
    sessionStorage: visitStorage(),
    here: () => $location.get(),
    navigate: navigateToOffered,
    back: goBack,
    signIn(act) {
      if (offeredPageAt(linkTo('login'), kioskConfig())) openLoginOverPage(act);
      else showToast('kiosk.notOffered');
    },
    get phoneSignIn() {
      return terminalIdentity() && openPhoneSignIn;
    },
    open: showExternalLink,
    // Every game opens over the page: a terminal has one window.
    openGame,
    windows: false,
    now: () => Date.now(),
    // Pretends to be installed, so that no download and no home screen icon is offered.
    device: { system: 'other', inApp: false, installed: true, agent: '' },
    report(event) {
      recordError(event, Date.now());
      sendReport(event);
    },
  };
}
