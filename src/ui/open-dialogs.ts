import { atom } from 'nanostores';

/** How many dialogs lie over the page: what comes by itself waits until there are none. */
export const $openDialogs = atom(0);

/** Counts a dialog that opens; the returned function takes it off again. */
export function countDialog(): () => void {
  $openDialogs.set($openDialogs.get() + 1);
  return () => $openDialogs.set($openDialogs.get() - 1);
}
