import { readFileSync } from 'node:fs';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { offline } from '../../src/ui/state-pictures.ts';

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
svg { width: 240px; fill: none; stroke: #a0a7b5; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
path + path { stroke: #e8b75a; stroke-width: 3 }
</style>
<svg viewBox="0 0 96 72" aria-hidden="true">${offline.map((path) => `<path d="${path}"/>`).join('')}</svg>
<h1>${escaped(away)}</h1>
<p role="status">${escaped(awayText)}</p>
</html>`;
}
