import { croupier } from './croupier.js';
import { picture } from './drawing.js';
import { part, shortMoney } from './parts.js';

/** Renders the dealer of a live table in the studio, with a name plate, and further parts over the studio. */
export function dealer(name, words, ...more) {
  const plate = part('p', 'studio__name', part('bdi', '', name));
  plate.prepend(part('span', 'out-of-sight', `${words.dealer} `));
  return part('div', 'studio', picture('dealer', 300, 370, ...croupier(name)), ...more, plate);
}

/** Returns the sign of a table with its limits. The page around shows its name. */
export function tableSign({ steps }, words, currency) {
  const amount = shortMoney(currency);
  const limits = part('bdi', '', `${amount(steps[0])} – ${amount(steps.at(-1))}`);
  const title = part('span', 'studio__word', `${words.limits} `);
  return part('div', 'studio__sign', part('span', 'studio__limits', title, limits));
}
