import { atom } from 'nanostores';

/** How many dialogs lie over the page: what comes by itself waits until there are none. */
export const $openDialogs = atom(0);

/** The dialog over all others: all but what is in it is out of reach. */
export const $topDialog = atom<HTMLElement | undefined>();

const elements: HTMLElement[] = [];

/** Counts a dialog that opens, its element where it has one already; the returned function takes it off again. */
export function countDialog(element?: HTMLElement): () => void {
  if (element) elements.push(element);
  change(1);
  return () => {
    if (element) elements.splice(elements.indexOf(element), 1);
    change(-1);
  };
}

function change(by: number): void {
  $openDialogs.set($openDialogs.get() + by);
  $topDialog.set(elements.at(-1));
}
