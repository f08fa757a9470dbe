import { languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Says the language and direction of the document; a change of them styles all of it anew, so nothing else makes one. */
export function setDocumentLanguage({ language, direction }: Texts): void {
  const { documentElement: root } = document;
  const [lang] = languages[language].locales;
  if (root.lang !== lang) root.lang = lang;
  if (root.dir !== direction) root.dir = direction;
}
