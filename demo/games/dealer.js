import { croupier } from './croupier.js';
import { picture } from './drawing.js';
import { limitsText, part } from './parts.js';

/** Renders the dealer of a live table in the studio, with a name plate, and further parts over the studio. */
export function dealer(name, words, ...more) {
  const plate = part('p', 'studio__name', part('bdi', '', name));
  plate.prepend(part('span', 'out-of-sight', `${words.dealer} `));
  return part('div', 'studio', picture('dealer', 300, 370, ...croupier(name)), ...more, plate);
}

/** Returns the sign of a table with its limits. The page around shows its name. */
export function tableSign({ steps }, words, currency) {
  const limits = part('bdi', '', limitsText(words.lang, currency, steps[0], steps.at(-1)));
  // Not by its letters, which only some amounts have.
  limits.dir = words.lang === 'ur' ? 'rtl' : 'ltr';
  const title = part('span', 'studio__word', `${words.limits} `);
  return part('div', 'studio__sign', part('span', 'studio__limits', title, limits));
}
