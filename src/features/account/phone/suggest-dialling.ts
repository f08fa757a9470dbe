import { computed } from 'nanostores';
import { siteConfig } from '../../../config/site-config.ts';
import { call } from '../../../gateway/client.ts';
import { getCountry } from '../../../gateway/endpoints/country.ts';
import { type Resource, resource } from '../../../gateway/resource.ts';
import type { FormFields } from '../../../ui/form-state.ts';
import { $dialling } from './dialling.ts';
import { DIALLING } from './mobile-number.ts';

/** Where the player seems to be, ISO 3166-1 alpha-2; empty where the gateway cannot tell. */
const $country: Resource<string> = resource<string>(
  'country',
  async (signal) => (await call(getCountry, {}, { signal })).country,
  { freshFor: Number.POSITIVE_INFINITY },
);

/** The country the browser's languages speak of, e.g. IN for `hi-IN` and for `hi`; a guess to begin with. */
export function likelyCountry(browserLanguages: readonly string[]): string | undefined {
  for (const tag of browserLanguages) {
    try {
      const { region } = new Intl.Locale(tag).maximize();
      if (region) return region;
    } catch {}
  }
  return undefined;
}

/** The country that issues a currency, whose code it begins with: IN for INR. EUR and XOF belong to no single one. */
const countryOf = (currency: string) => currency.slice(0, 2);

/**
 * Begins with the country the player is in. Where the gateway does not know it: that of the site's currency, else the one
 * the browser's languages speak of. A code that was chosen stays. @returns what stops it
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
        known ?? codeOf(countryOf(siteConfig().currency)) ?? codeOf(likelyCountry(browserLanguages));
      if (dialling) form.change(DIALLING, dialling);
    },
  );
}
