import { atom } from 'nanostores';
import { closeGame } from '../../src/games/launch/open-game.ts';
import { invalidate } from '../../src/gateway/cache/resource.ts';
import { switchLanguage } from '../../src/i18n/language.ts';
import { anySignal } from '../../src/lib/any-signal.ts';
import { platform } from '../../src/platform/platform.ts';
import { resetBalanceView } from '../../src/session/member.ts';
import { $session, clearSession, endSessionAtGateway } from '../../src/session/session.ts';
import { closePanel } from '../../src/shell/drawers/panels.ts';
import { forgetReports } from '../../src/shell/status/reports.ts';
import { $confirmation } from '../../src/ui/confirm.ts';
import { $toast } from '../../src/ui/toasts.ts';
import { resetAccessibilityOptions } from '../accessibility/options.ts';
import { redrawImageHost } from '../config/image-host.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import type { KioskPlatform } from '../device/platform.ts';
import { hideKeyboard } from '../keyboard/keyboard-store.ts';
import { closeExternalLink } from '../navigation/external-link.ts';
import { resetHistory } from '../navigation/memory-history.ts';
import { closePhoneSignIn } from '../phone-sign-in/phone-sign-in-store.ts';
import { closeStaffCorner } from '../staff/staff-store.ts';

/** Tries to log out at the gateway: about two hours, after which the session has expired. */
const LOGOUT_TRIES = 240;

/** Number of the visit. Pages are keyed by it, so that no field or dialog survives the visitor. */
export const $visit = atom(1);

let ended = new AbortController();

/** Sends a request of this visit. The end of the visit aborts it, so that a late login response signs nobody in. */
export function visitFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, signal: anySignal(init.signal ?? undefined, ended.signal) });
}

/** Resets the terminal for the next visitor at once, and logs out at the gateway as soon as it can be reached. */
export async function endVisit(): Promise<void> {
  const session = $session.get();
  const { persistentStorage, sessionStorage } = platform() as KioskPlatform;
  const { language } = kioskConfig();

  ended.abort();
  ended = new AbortController();
  redrawImageHost();
  forgetReports();
  $visit.set($visit.get() + 1);
  closeOverlays();
  resetHistory();
  clearSession();
  resetBalanceView();
  persistentStorage.clear();
  sessionStorage.clear();
  invalidate();
  if (session) void endSessionAtGateway(session.token, LOGOUT_TRIES);
  try {
    await switchLanguage(language);
  } catch (error) {
    platform().report({ name: 'language', error });
  }
}

function closeOverlays(): void {
  hideKeyboard();
  resetAccessibilityOptions();
  closeGame();
  closePhoneSignIn();
  closeExternalLink();
  closePanel();
  closeStaffCorner();
  $confirmation.get()?.answer(false);
  $toast.set(undefined);
}
