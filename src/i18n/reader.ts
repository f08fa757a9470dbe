/** Texts of one area by key, as in `messages/<LANG>/<area>.json`. */
export type Messages = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

export interface Reader {
  add(area: string, messages: Messages): void;
  /** Returns the text of `area.key` with its placeholders replaced, or undefined if it is missing. */
  read(key: string, values?: Values): string | undefined;
}

/**
 * Creates a reader of the subset of i18next's JSON format that the product's texts use: `{{name}}` placeholders, and plural
 * suffixes (`_one`, `_other`, ...) selected by `count`.
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
