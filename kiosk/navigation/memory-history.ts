import { atom } from 'nanostores';
import { linkTo } from '../../src/routes/routes.ts';

/** Length of the history. */
const DEPTH = 50;

const home = linkTo('home');
let behind: string[] = [];

/**
 * The current address of the site. It is kept in memory, and the browser's own address and history never change:
 * there is nothing to swipe back to, and a reload opens home.
 */
export const $location = atom<string>(home);

export function goTo(address: string, { replace = false } = {}): void {
  const here = $location.get();
  if (address === here) return;
  if (!replace) behind = [...behind.slice(1 - DEPTH), here];
  $location.set(address);
}

/** Goes back to the previous address, else home. */
export function goBack(): void {
  $location.set(behind.pop() ?? home);
}

/** Goes home and empties the history. */
export function resetHistory(): void {
  behind = [];
  $location.set(home);
}
