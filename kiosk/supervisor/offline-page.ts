import { readFileSync } from 'node:fs';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

const messages = new URL('../../src/i18n/messages/', import.meta.url);

const textsOf = (language: LanguageCode): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/kiosk.json`, messages), 'utf8'));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the page that replaces the browser's error page while the site cannot be loaded. It has no link, address or control. The
 * supervisor contains it, because there may be no network.
 */
export function offlinePage(language: LanguageCode): string {
  const { away = '', awayText = '' } = { ...textsOf('EN'), ...textsOf(language) };
  const { locales, direction } = languages[language];
  return `<!doctype html>
<html lang="${locales[0]}" dir="${direction}">
<meta charset="utf-8">
<title>Foyer</title>
<style>
html { height: 100%; background: #0d0f14; color: #f4f1ea; font: 28px / 1.5 system-ui, sans-serif; user-select: none; cursor: none }
body { display: grid; place-content: center; justify-items: center; gap: 24px; min-height: 100%; margin: 0; padding: 44px; box-sizing: border-box; text-align: center }
h1, p { max-width: 24em; margin: 0 } h1 { font-size: 40px } p { color: #a0a7b5 }
svg { width: 96px; fill: #e8b75a }
</style>
<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 28V15a11 11 0 0 1 22 0v13h-6V15a5 5 0 0 0-10 0v13z"/></svg>
<h1>${escaped(away)}</h1>
<p role="status">${escaped(awayText)}</p>
</html>`;
}
