import { siteConfig } from '../../src/config/site-config.ts';
import { $availability } from '../../src/config/status.ts';
import { platform } from '../../src/platform/platform.ts';
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
import { followConsents, playOn } from './consent.ts';
import { $stage } from './current-view.ts';
import { $idleEnded, endIdleSessions } from './idle-session.ts';
import { creditTo, followLinks } from './outgoing-links.ts';
import { meetParent, type ParentPage } from './parent-page.ts';
import { followStage } from './play-game.ts';
import { followSessionClock } from './session-clock.ts';
import { $signInWindow, forgetWindow } from './sign-in-window.ts';
import { speak } from './start.ts';
import { concerns } from './storage.ts';
import { guardPresses } from './visibility-guard.ts';

/** What the partner's page asks for, obeyed once the frame has started. */
export interface Served {
  parent: ParentPage;
  begin(): void;
}

/** Serves the page around this frame: hears what it wants, and tells it whether somebody is signed in. */
export function serveParent(): Served {
  const waiting: ToFrame[] = [];
  let begun = false;
  const tellSession = () => {
    if (begun) parent.post($signedIn.get());
  };
  const parent = meetParent((message) => {
    if (begun) obey(message);
    else waiting.push(message);
  }, onMet);

  function onMet() {
    const origin = parent.origin();
    const code = new URLSearchParams(location.search).get('partner') ?? '';
    creditTo({ code, domain: new URL(origin).hostname });
    playOn(origin);
    tellSession();
  }

  return {
    parent,
    begin() {
      begun = true;
      restoreSession();
      followSessionClock();
      endIdleSessions();
      followConsents();
      followStage();
      followLinks();
      guardPresses();
      followOtherFrames();
      $signedIn.subscribe(tellSession);
      $sessionLost.listen((code) => code && parent.post('ended'));
      $idleEnded.listen((minutes) => minutes && parent.post('ended'));
      $signInWindow.listen((state) => state === 'blocked' && parent.post('window'));
      $availability.subscribe((closed) => closed && parent.post('unavailable'));
      $session.listen((session) => {
        if (!session || session.mustChangePassword) return;
        forgetWindow();
        // Who only wanted to sign in goes back to the page.
        if ($stage.get()?.show === 'account') parent.post('closed');
      });
      closeByEscape(parent);
      for (const message of waiting) obey(message);
    },
  };
}

function obey(message: ToFrame): void {
  switch (message.type) {
    case 'language':
      if (siteConfig().languages.includes(message.language)) {
        speak(message.language).catch((error: unknown) => platform().report({ name: 'language', error }));
      }
      break;
    case 'theme':
      document.documentElement.dataset.theme = message.theme;
      break;
    case 'open':
      creditTo({ widget: 'login' });
      $stage.set({ show: 'account' });
      break;
    case 'favourites':
      creditTo({ widget: 'lobby' });
      $stage.set({ show: 'favourites' });
      break;
    case 'play': {
      const { type: _, widget = '', ...game } = message;
      creditTo({ widget });
      $stage.set({ show: 'game', game });
      break;
    }
    case 'close':
      forgetWindow();
      $stage.set(undefined);
  }
}

/** Other pages of the partner's, in other tabs, have the same storage in their frames. */
function followOtherFrames(): void {
  addEventListener('storage', ({ key }) => {
    if (concerns(key, SESSION_KEY)) adoptSession();
  });
}

/** Escape does not reach the page around while the focus is in here. */
function closeByEscape(parent: ParentPage): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !$openDialogs.get()) parent.post('closed');
  });
}
