import { croupier } from './croupier.js';
import { picture } from './drawing.js';
import { part } from './parts.js';

/** Renders the dealer of a live table in the studio, with a name plate, and further parts over the studio. */
export function dealer(name, words, ...more) {
  const plate = part('p', 'studio__name', part('bdi', '', name));
  plate.prepend(part('span', 'out-of-sight', `${words.dealer} `));
  return part('div', 'studio', picture('dealer', 300, 370, ...croupier(name)), ...more, plate);
}
