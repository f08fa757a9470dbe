import { createInstance } from 'i18next';
import type { Reader } from './reader.ts';

/**
 * The full i18next format: nesting, context, formats. Loaded when an operator brings texts of its own
 * (`texts` in site.json), since those may use all of it.
 */
export async function i18nextReader(locales: string[]): Promise<Reader> {
  // Of a language the browser does not know the plurals are those of the next one, as the light reader has them.
  const locale = new Intl.PluralRules(locales).resolvedOptions().locale;
  const engine = createInstance();
  await engine.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return {
    add: (area, messages) => void engine.addResourceBundle(locale, area, messages, true, true),
    read(key, values) {
      const cut = key.indexOf('.');
      const [ns, name] = [key.slice(0, cut), key.slice(cut + 1)];
      const options = { ns, ...values };
      return engine.exists(name, options) ? engine.t(name, options) : undefined;
    },
  };
}
