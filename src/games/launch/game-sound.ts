import { atom, type ReadableAtom } from 'nanostores';
import { gameOrigin } from '../../lib/sandbox.ts';
import { platform } from '../../platform/platform.ts';

/** Where the choice is kept, for all games. */
const KEY = 'GAMES_MUTED';

const $muting = atom<boolean | undefined>();

/** Whether the open game is silent; nothing where it has not said that it can be. */
export const $muted: ReadableAtom<boolean | undefined> = $muting;

/** Silences the open game, or lets it sound again; the next ones are as this one. */
export function muteGame(mute: boolean): void {
  const { persistentStorage } = platform();
  if (mute) persistentStorage.set(KEY, '1');
  else persistentStorage.remove(KEY);
  $muting.set(mute);
}

/** Tells a game that can be silenced whether it is to be, now and with every change. Returns what ends that. */
export function syncMute(frame: HTMLIFrameElement, address: string): () => void {
  const origin = gameOrigin(address);
  const stop = $muting.listen((mute) => {
    // An opaque origin cannot be named; whether to be silent is no secret.
    if (mute !== undefined) frame.contentWindow?.postMessage({ mute }, origin === 'null' ? '*' : origin);
  });
  $muting.set(undefined);
  $muting.set(platform().persistentStorage.get(KEY) === '1');
  return () => {
    stop();
    $muting.set(undefined);
  };
}
