import { siteConfig } from '../../src/config/site-config.ts';
import { $availability } from '../../src/config/status.ts';
import { platform } from '../../src/platform/platform.ts';
import { $idleEnded } from '../../src/session/idle-ended.ts';
import {
  $session,
  $sessionLost,
  $signedIn,
  adoptSession,
  restoreSession,
  SESSION_KEY,
} from '../../src/session/session.ts';
import { $openDialogs } from '../../src/ui/open-dialogs.ts';
import type { ToFrame } from '../operator-dialog/protocol.ts';
import { setParentOrigin, trackConsents } from './consent.ts';
import { $view } from './current-view.ts';
import { endIdleSessions } from './idle-session.ts';
import { openLinksOutside, setAttribution } from './outgoing-links.ts';
import { connectParent, type ParentPage } from './parent-page.ts';
import { playCurrentView } from './play-game.ts';
import { followSessionClock } from './session-clock.ts';
import { $signInWindow, cancelSignInWindow } from './sign-in-window.ts';
import { loadLanguage } from './start.ts';
import { affectsKey } from './storage.ts';
import { guardPresses } from './visibility-guard.ts';

/** Connects the frame to the partner's page. */
export interface ParentService {
  parent: ParentPage;
  begin(): void;
}

/** Queues messages of the partner's page until `begin`, and sends it the session state. */
export function serveParent(): ParentService {
  const waiting: ToFrame[] = [];
  let begun = false;
  const postSession = () => {
    if (begun) parent.post($signedIn.get());
  };
  const parent = connectParent((message) => {
    if (begun) runCommand(message);
    else waiting.push(message);
  }, onMet);

  function onMet() {
    const origin = parent.origin();
    const code = new URLSearchParams(location.search).get('partner') ?? '';
    setAttribution({ code, domain: new URL(origin).hostname });
    setParentOrigin(origin);
    postSession();
  }

  return {
    parent,
    begin() {
      begun = true;
      restoreSession();
      followSessionClock();
      endIdleSessions();
      trackConsents();
      playCurrentView();
      openLinksOutside();
      guardPresses();
      syncOtherFrames();
      $signedIn.subscribe(postSession);
      $sessionLost.listen((code) => code && parent.post('ended'));
      $idleEnded.listen((minutes) => minutes && parent.post('ended'));
      $signInWindow.listen((state) => state === 'blocked' && parent.post('window'));
      $availability.subscribe((closed) => closed && parent.post('unavailable'));
      $session.listen((session) => {
        if (!session || session.mustChangePassword) return;
        cancelSignInWindow();
        // A player who only signed in returns to the page.
        if ($view.get()?.show === 'account') parent.post('closed');
      });
      closeByEscape(parent);
      for (const message of waiting) runCommand(message);
    },
  };
}

function runCommand(message: ToFrame): void {
  switch (message.type) {
    case 'language':
      if (siteConfig().languages.includes(message.language)) {
        loadLanguage(message.language).catch((error: unknown) =>
          platform().report({ name: 'language', error }),
        );
      }
      break;
    case 'theme':
      document.documentElement.dataset.theme = message.theme;
      break;
    case 'open':
      setAttribution({ widget: 'login' });
      $view.set({ show: 'account' });
      break;
    case 'favourites':
      setAttribution({ widget: 'lobby' });
      $view.set({ show: 'favourites' });
      break;
    case 'play': {
      const { type: _, widget = '', ...game } = message;
      setAttribution({ widget });
      $view.set({ show: 'game', game });
      break;
    }
    case 'close':
      cancelSignInWindow();
      $view.set(undefined);
  }
}

/** Frames in other tabs share the storage. */
function syncOtherFrames(): void {
  addEventListener('storage', ({ key }) => {
    if (affectsKey(key, SESSION_KEY)) adoptSession();
  });
}

/** The partner's page does not receive key events while the frame has the focus. */
function closeByEscape(parent: ParentPage): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !$openDialogs.get()) parent.post('closed');
  });
}
