import { part } from './parts.js';

/** More than the column next to a game has room for. */
const MOST = 12;

/** Returns a function that adds a round to the list of results, the newest first: its stake, and what it paid. */
export function results(list, amount) {
  return (bet, win) => {
    const sum = part('bdi', win > bet ? 'results__sum results__sum--win' : 'results__sum');
    sum.textContent = amount(win);
    list.prepend(part('li', 'results__round', part('bdi', '', amount(bet)), sum));
    if (list.children.length > MOST) list.lastElementChild.remove();
  };
}
