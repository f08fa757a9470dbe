import { croupier } from './croupier.js';
import { picture } from './drawing.js';
import { part } from './parts.js';

/** Renders the dealer of a live table in the studio, with a name plate, and further parts over the studio. */
export function dealer(name, words, ...more) {
  const plate = part('p', 'studio__name', part('bdi', '', name));
  plate.prepend(part('span', 'out-of-sight', `${words.dealer} `));
  return part('div', 'studio', picture('dealer', 300, 370, ...croupier(name)), ...more, plate);
}

/** Returns the sign of a table: its name and its limits. */
export function tableSign(name, { steps }, words, amount) {
  const limits = part('bdi', '', `${amount(steps[0])} – ${amount(steps.at(-1))}`);
  return part(
    'div',
    'studio__sign',
    part('strong', 'studio__table', part('bdi', '', name)),
    part('span', 'studio__limits', `${words.limits} `, limits),
  );
}
