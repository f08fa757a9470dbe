import type { Country } from './dialling-data.ts';

export interface NamedCountry extends Country {
  /** In the language that is on. */
  name: string;
}

/** The countries by name in a language. */
export function namedCountries(countries: readonly Country[], locales: string[]): NamedCountry[] {
  const names = new Intl.DisplayNames(locales, { type: 'region' });
  const order = new Intl.Collator(locales);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((one, other) => order.compare(one.name, other.name));
}

/** Letters alone: without case, accents and what stands between them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The countries a text means: part of the name in the language that is on or in English, the two letters of the
 * country, or the beginning of its dialling code with or without `+`.
 */
export function searchCountries(countries: readonly NamedCountry[], text: string): readonly NamedCountry[] {
  const asked = plain(text);
  if (!asked) return countries;
  const digits = asked.replace(/\D/g, '');
  if (digits) return countries.filter(({ dialling }) => dialling.startsWith(digits));
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const rank = ({ code, name }: NamedCountry) => {
    if (code.toLowerCase() === asked) return 0;
    const names = [plain(name), plain(english.of(code) ?? '')];
    if (names.some((one) => one.startsWith(asked))) return 1;
    return names.some((one) => one.includes(asked)) ? 2 : undefined;
  };
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((found): found is { country: NamedCountry; rank: 0 | 1 | 2 } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
