import { $openGame } from '../../src/games/launch/open-game.ts';
import { $session } from '../../src/session/session.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { $phoneSignIn } from './phone-sign-in-store.ts';

/** Idle seconds while a code is shown: the lifetime of a code. */
const PHONE_SECONDS = 180;

/** Returns the seconds without a touch until the countdown starts. */
export function currentIdleSeconds(): number {
  const { idleSeconds, playIdleSeconds } = kioskConfig();
  if ($openGame.get()) return playIdleSeconds;
  return $phoneSignIn.get() ? Math.max(idleSeconds, PHONE_SECONDS) : idleSeconds;
}

/** Counts progress on the phone as input at the terminal. */
export function extendIdleForPhone(onInput: () => void): void {
  $phoneSignIn.listen((now, before) => {
    if (now?.state === 'looked' && before?.state !== 'looked') onInput();
  });
  $session.listen((session) => session && onInput());
}
