import { computed } from 'nanostores';
import { siteConfig } from '../../../config/site-config.ts';
import { type Resource, resource } from '../../../gateway/cache/resource.ts';
import { getCountry } from '../../../gateway/endpoints/country.ts';
import { call } from '../../../gateway/http/client.ts';
import type { FormFields } from '../../../ui/form-state.ts';
import { $dialling } from './dialling.ts';
import { DIALLING } from './mobile-number.ts';

/** The player's country by IP address, ISO 3166-1 alpha-2; empty if the gateway cannot tell. */
const $country: Resource<string> = resource<string>(
  'country',
  async (signal) => (await call(getCountry, {}, { signal })).country,
  { freshFor: Number.POSITIVE_INFINITY },
);

/** Returns a country guessed from the browser's languages, such as IN for `hi-IN` and `hi`. */
export function countryOfLanguages(browserLanguages: readonly string[]): string | undefined {
  for (const tag of browserLanguages) {
    try {
      const { region } = new Intl.Locale(tag).maximize();
      if (region) return region;
    } catch {}
  }
  return undefined;
}

/** A currency's first two letters are its country: IN for INR. EUR and XOF have none. */
const countryOf = (currency: string) => currency.slice(0, 2);

/**
 * Preselects the dialling code of the player's country, or else that of the site's currency or of the browser's
 * languages. Keeps a chosen code.
 * @returns a function that cancels it
 */
export function suggestDialling<Name extends string>(
  form: FormFields<Name | typeof DIALLING>,
  browserLanguages: readonly string[],
): () => void {
  return computed([$dialling, $country], (plans, country) => ({ plans, country })).subscribe(
    ({ plans, country }) => {
      if (plans.state !== 'ready' || country.state === 'loading' || form.$values.get()[DIALLING]) return;
      const { countries } = plans.value;
      const codeOf = (code: string | undefined) => countries.find((one) => one.code === code)?.dialling;
      const known = country.state === 'ready' ? codeOf(country.value) : undefined;
      const dialling =
        known ?? codeOf(countryOf(siteConfig().currency)) ?? codeOf(countryOfLanguages(browserLanguages));
      if (dialling) form.change(DIALLING, dialling);
    },
  );
}
