import type { Country } from './dialling-data.ts';

export interface NamedCountry extends Country {
  /** In the current language. */
  name: string;
}

/** Returns the countries with their names in a language, sorted by name. */
export function countriesByName(countries: readonly Country[], locales: string[]): NamedCountry[] {
  const names = new Intl.DisplayNames(locales, { type: 'region' });
  const order = new Intl.Collator(locales);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((one, other) => order.compare(one.name, other.name));
}

/** Reduces a name to lower-case letters without accents, spaces and punctuation. */
function normaliseName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds countries by part of their name in the current language or in English, by country code, or by the start
 * of the dialling code, with or without `+`.
 */
export function searchCountries(countries: readonly NamedCountry[], text: string): readonly NamedCountry[] {
  const asked = normaliseName(text);
  if (!asked) return countries;
  const digits = asked.replace(/\D/g, '');
  if (digits) return countries.filter(({ dialling }) => dialling.startsWith(digits));
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const rank = ({ code, name }: NamedCountry) => {
    if (code.toLowerCase() === asked) return 0;
    const names = [normaliseName(name), normaliseName(english.of(code) ?? '')];
    if (names.some((one) => one.startsWith(asked))) return 1;
    return names.some((one) => one.includes(asked)) ? 2 : undefined;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found): found is { country: NamedCountry; rank: 0 | 1 | 2 } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
