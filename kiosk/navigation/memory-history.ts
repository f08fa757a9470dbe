import { atom } from 'nanostores';
import { linkTo } from '../../src/routes/routes.ts';

/** Places kept to go back to. */
const DEPTH = 50;

const home = linkTo('home');
let behind: string[] = [];

/**
 * Where the visitor is, as an address of the site. It lives in memory: the browser's own address and history
 * never change, so there is nothing to swipe back to and a reload opens home.
 */
export const $location = atom<string>(home);

export function goTo(address: string, { replace = false } = {}): void {
  const here = $location.get();
  if (address === here) return;
  if (!replace) behind = [...behind.slice(1 - DEPTH), here];
  $location.set(address);
}

/** Back to where the visitor came from, else home. */
export function goBack(): void {
  $location.set(behind.pop() ?? home);
}

/** Home, with nothing behind. */
export function resetHistory(): void {
  behind = [];
  $location.set(home);
}
