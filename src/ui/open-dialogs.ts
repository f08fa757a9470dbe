import { atom } from 'nanostores';

/** Number of open dialogs; automatic popups wait until it is 0. */
export const $openDialogs = atom(0);

/** The topmost dialog; everything outside it is inert. */
export const $topDialog = atom<HTMLElement | undefined>();

const elements: HTMLElement[] = [];

/** Registers an open dialog; returns a function that removes it. */
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
