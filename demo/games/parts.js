/** Creates an element with a class and children. */
export function part(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Puts elements into a parent in order. Those in their place stay in the page: a button that is being pressed gets its click. */
export function arrange(parent, elements) {
  for (const child of [...parent.children]) if (!elements.includes(child)) child.remove();
  for (const [index, element] of elements.entries()) {
    const there = parent.children[index];
    if (there !== element) parent.insertBefore(element, there ?? null);
  }
}

/** Creates a radio button for an outcome, with its payout, which is all for an outcome without a name. */
export function odd({ group, value, name, times, data = {} }) {
  const label = part('label', 'odd');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = group;
  input.value = value;
  Object.assign(input.dataset, data);
  const small = name ? part('small', '', name) : '';
  if (small) small.dir = 'auto';
  label.append(input, small, part('bdi', '', times));
  return label;
}

/** Returns a number with at least two digits. */
export const twoDigits = (number) => String(number).padStart(2, '0');

/** Returns a number that is the same for a text each time. */
export const seedOf = (text) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);

/** Returns a generator of whole numbers below `most` that are the same for a text each time. */
export function numbersOf(text) {
  let seed = seedOf(text);
  return (most) => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
}

/** Returns a language's locales in order of preference, as on the site. */
export const localesOf = (language) => (language === 'ty' ? ['ty', 'fr-PF', 'fr'] : [language, 'en']);

/** Returns the locales of amounts, as on the site: English and Urdu group rupees as India does, ₹1,00,000. */
const amountLocalesOf = (language, currency) =>
  currency === 'INR' && /^(en|ur)$/.test(language) ? ['en-IN'] : localesOf(language);

/** Returns the format of numbers next to amounts, such as the multiples of a stake. */
export const numberFormat = (language, currency) =>
  new Intl.NumberFormat(amountLocalesOf(language, currency)).format;

/** Formats decimal odds with two digits, as on the site. */
export const oddText = (hundredths, language) =>
  new Intl.NumberFormat(localesOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );

/** Returns the format of amounts in cents. */
export function moneyFormat(language, currency) {
  const format = new Intl.NumberFormat(amountLocalesOf(language, currency), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (cents) => format.format(cents / 100);
}

/** Writes the limits of a table, in cents, as its tile on the site does: large ones in a short form, ₹100 – ₹50K. */
export function limitsText(language, currency, least, most) {
  const isIndian = currency === 'INR' && language === 'en';
  const format = new Intl.NumberFormat(isIndian ? ['en-IN'] : localesOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    ...(most >= 1_000_000 && { notation: 'compact', maximumFractionDigits: 1 }),
  });
  return format.formatRange(least / 100, most / 100);
}
