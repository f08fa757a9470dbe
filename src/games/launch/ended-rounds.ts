import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** Number of rounds whose end games have reported since the page was loaded. */
export const $endedRounds: ReadableAtom<number> = $count;

export function countEndedRound(): void {
  $count.set($count.get() + 1);
}
