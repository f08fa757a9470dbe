import { $openGame } from '../../src/games/launch/open-game.ts';
import { $session } from '../../src/session/session.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { $phoneSignIn } from './phone-sign-in-store.ts';

/** Seconds without a touch that a visitor has who is busy with a phone: as long as a code lives. */
const PHONE_SECONDS = 180;

/** Seconds without a touch until the visitor is asked whether they are still there. */
export function currentIdleSeconds(): number {
  const { idleSeconds, playIdleSeconds } = kioskConfig();
  if ($openGame.get()) return playIdleSeconds;
  return $phoneSignIn.get() ? Math.max(idleSeconds, PHONE_SECONDS) : idleSeconds;
}

/** Tells of what is done on the phone by who stands here: it counts as a touch. */
export function extendIdleForPhone(onInput: () => void): void {
  $phoneSignIn.listen((now, before) => {
    if (now?.state === 'looked' && before?.state !== 'looked') onInput();
  });
  $session.listen((session) => session && onInput());
}
