import { atom, type ReadableAtom } from 'nanostores';
import { platform } from '../../platform/platform.ts';
import { postToGame } from './game-messages.ts';

/** Storage key of the choice, which applies to all games. */
const KEY = 'GAMES_MUTED';

const $muting = atom<boolean | undefined>();

/** Whether the open game is muted; undefined if it does not support muting. */
export const $muted: ReadableAtom<boolean | undefined> = $muting;

/** Mutes or unmutes the open game and all later ones. */
export function muteGame(mute: boolean): void {
  const { persistentStorage } = platform();
  if (mute) persistentStorage.set(KEY, '1');
  else persistentStorage.remove(KEY);
  $muting.set(mute);
}

/** Sends the mute state to a game, now and after each change. Returns a function that stops it. */
export function syncMute(frame: HTMLIFrameElement, address: string): () => void {
  const stop = $muting.listen((mute) => {
    if (mute !== undefined) postToGame(frame, address, { mute });
  });
  $muting.set(undefined);
  $muting.set(platform().persistentStorage.get(KEY) === '1');
  return () => {
    stop();
    $muting.set(undefined);
  };
}
