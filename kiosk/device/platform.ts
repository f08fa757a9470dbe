import { closeGame, openGame } from '../../src/games/play/playing.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { linkTo } from '../../src/routes/routes.ts';
import { sendReport } from '../../src/shell/reports.ts';
import { openLoginOverPage } from '../../src/shell/sign-in-here.tsx';
import { showToast } from '../../src/ui/toasts.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { pageAt } from '../config/offered-pages.ts';
import { terminalIdentity } from '../config/terminal-identity.ts';
import { showOutside } from '../navigation/external-link.ts';
import { $location, goBack, goTo } from '../navigation/memory-history.ts';
import { openPhoneSignIn } from '../phone-sign-in/phone-sign-in-store.ts';
import { noteError } from '../staff/recent-errors.ts';
import { type VisitStorage, visitStorage } from '../visit/visit-storage.ts';

/** Goes to an address of the site, where this terminal offers it. */
export function visitPage(address: string, options?: { replace?: boolean }): void {
  closeGame();
  if (pageAt(address, kioskConfig())) goTo(address, options);
  else showToast('kiosk.notOffered');
}

/** The port of the kiosk. Nothing a visitor leaves is written anywhere: both storages are memory. */
export interface KioskPlatform extends Platform {
  persistentStorage: VisitStorage;
  sessionStorage: VisitStorage;
}

export function kioskPlatform(): KioskPlatform {
  return {
    persistentStorage: visitStorage(),
    sessionStorage: visitStorage(),
    here: () => $location.get(),
    navigate: visitPage,
    back: goBack,
    signIn(act) {
      if (pageAt(linkTo('login'), kioskConfig())) openLoginOverPage(act);
      else showToast('kiosk.notOffered');
    },
    get phoneSignIn() {
      return terminalIdentity() && openPhoneSignIn;
    },
    open: showOutside,
    // All games open over the page: a terminal has one window.
    openGame,
    windows: false,
    now: () => Date.now(),
    // As installed: nothing to download or to add to a home screen is offered.
    device: { system: 'other', inApp: false, installed: true, agent: '' },
    report(event) {
      noteError(event, Date.now());
      sendReport(event);
    },
  };
}
