import { languages } from '../../i18n/languages.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Sets the document's language and direction; only if they change, because that restyles the whole page. */
export function setDocumentLanguage({ language, direction }: Texts): void {
  const { documentElement: root } = document;
  const [lang] = languages[language].locales;
  if (root.lang !== lang) root.lang = lang;
  if (root.dir !== direction) root.dir = direction;
}
