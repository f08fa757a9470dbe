import { atom, type ReadableAtom } from 'nanostores';
import { siteConfig } from '../../src/config/site-config.ts';
import { $openGame } from '../../src/games/launch/open-game.ts';
import { pageRulesOf } from '../../src/gateway/protection/page-rules.ts';
import { createIdle, type IdleClock, type IdleTimer, sleepAwareClock } from '../../src/platform/idle.ts';
import { setIdleEnded } from '../../src/session/idle-ended.ts';
import { $balance } from '../../src/session/member.ts';
import { $session, signOut } from '../../src/session/session.ts';

/** Seconds without input. The frame sees no input in a game; there a change of the balance counts. */
const IDLE_SECONDS = 15 * 60;
const IDLE_IN_GAME_SECONDS = 60 * 60;
const COUNTDOWN_SECONDS = 60;

const $timer = atom<IdleTimer | undefined>();

/** Undefined while signed out. */
export const $idleTimer: ReadableAtom<IdleTimer | undefined> = $timer;

/** The market's pack may demand a shorter time. */
function idleSeconds(): number {
  const own = $openGame.get() ? IDLE_IN_GAME_SECONDS : IDLE_SECONDS;
  const { idleMinutes } = pageRulesOf(siteConfig().protection);
  return idleMinutes ? Math.min(own, idleMinutes * 60 - COUNTDOWN_SECONDS) : own;
}

/** Signs out idle players: they may have left the partner's page open on a shared device. */
export function endIdleSessions(clock: IdleClock = sleepAwareClock()): void {
  $session.subscribe((session) => {
    if (!session) {
      $timer.get()?.stop();
      $timer.set(undefined);
    } else if (!$timer.get()) {
      setIdleEnded(undefined);
      const onEnd = () => {
        const minutes = Math.round((idleSeconds() + COUNTDOWN_SECONDS) / 60);
        void signOut().then(() => setIdleEnded(minutes));
      };
      $timer.set(
        createIdle({ clock, idleSeconds, countdownSeconds: COUNTDOWN_SECONDS, endsOnTime: true, onEnd }),
      );
    }
  });
  const onInput = () => $timer.get()?.input();
  for (const type of ['pointerdown', 'pointermove', 'keydown'])
    addEventListener(type, onInput, { passive: true });
  $balance.listen((now, before) => {
    if (now.state === 'ready' && before?.state === 'ready' && now.value !== before.value) onInput();
  });
}
