import { createInstance } from 'i18next';
import type { Reader } from './reader.ts';

/**
 * Creates a reader of the full i18next format with nesting, context and formats. Loaded only if the operator overrides texts
 * (`texts` in site.json), because those may use all of it.
 */
export async function i18nextReader(locales: string[]): Promise<Reader> {
  // If the browser lacks a language, plurals follow the next one, as in the light reader.
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
