import { atom, type ReadableAtom } from 'nanostores';

const $ended = atom<number | undefined>();

/** Minutes of inactivity after which the last session ended; undefined if it ended otherwise. */
export const $idleEnded: ReadableAtom<number | undefined> = $ended;

export function setIdleEnded(minutes: number | undefined): void {
  $ended.set(minutes);
}
