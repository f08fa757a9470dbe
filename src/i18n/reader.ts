/** Texts by key within one area, as in `messages/<LANG>/<area>.json`. */
export type Messages = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** Finds the text of `area.key`; i18next and the light reader both are one. */
export interface Reader {
  add(area: string, messages: Messages): void;
  read(key: string, values?: Values): string | undefined;
}

/**
 * Reads the subset of i18next's JSON format that the product's own texts keep to: `{{name}}` placeholders
 * and plural suffixes (`_one`, `_other`, ...) chosen by `count`.
 */
export function lightReader(locales: string[]): Reader {
  const texts = new Map<string, string>();
  let plurals: Intl.PluralRules | undefined;
  return {
    add(area, messages) {
      for (const key of Object.keys(messages)) texts.set(`${area}.${key}`, messages[key]!);
    },
    read(key, values) {
      let text = texts.get(key);
      if (typeof values?.count === 'number') {
        plurals ??= new Intl.PluralRules(locales);
        text = texts.get(`${key}_${plurals.select(values.count)}`) ?? texts.get(`${key}_other`) ?? text;
      }
      return text?.replace(/{{(\w+)}}/g, (whole, name) => String(values?.[name] ?? whole));
    },
  };
}
