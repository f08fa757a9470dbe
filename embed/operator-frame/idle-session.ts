import { atom, type ReadableAtom } from 'nanostores';
import { $openGame } from '../../src/games/launch/open-game.ts';
import { browserClock, createIdle, type IdleClock, type IdleTimer } from '../../src/platform/idle.ts';
import { $balance } from '../../src/session/member.ts';
import { $session, signOut } from '../../src/session/session.ts';

/** Seconds without a touch until somebody is asked for; in a game, whose touches are its own, without a change of the balance. */
const IDLE = 15 * 60;
const IDLE_IN_GAME = 60 * 60;
/** Seconds to answer. */
const COUNTDOWN = 60;

const $timer = atom<IdleTimer | undefined>();
const $ended = atom<number | undefined>();

/** Watches while somebody is signed in. */
export const $idleTimer: ReadableAtom<IdleTimer | undefined> = $timer;
/** Minutes after which the last session was ended, until the next begins. */
export const $idleEnded: ReadableAtom<number | undefined> = $ended;

const idleSeconds = () => ($openGame.get() ? IDLE_IN_GAME : IDLE);

/** Signs out whoever has gone: the device may be anybody's, and the page around is somebody else's. */
export function endIdleSessions(clock: IdleClock = browserClock): void {
  $session.subscribe((session) => {
    if (!session) {
      $timer.get()?.stop();
      $timer.set(undefined);
    } else if (!$timer.get()) {
      $ended.set(undefined);
      const onEnd = () => {
        const minutes = Math.round(idleSeconds() / 60);
        void signOut().then(() => $ended.set(minutes));
      };
      $timer.set(createIdle({ clock, idleSeconds, countdownSeconds: COUNTDOWN, onEnd }));
    }
  });
  const onInput = () => $timer.get()?.input();
  for (const type of ['pointerdown', 'pointermove', 'keydown'])
    addEventListener(type, onInput, { passive: true });
  $balance.listen((now, before) => {
    if (now.state === 'ready' && before?.state === 'ready' && now.value !== before.value) onInput();
  });
}
