import { $siteConfig } from '../src/config/site-config.ts';
import type { MessageSource } from '../src/i18n/language.ts';
import type { Messages } from '../src/i18n/reader.ts';

declare const __TEXTS__: string;

async function json<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The texts the build placed beside the code, and those the operator brings. */
export const builtMessages: MessageSource = {
  first: (language) => json(`${__TEXTS__}${language}/first.json`),
  area: (language, area) => json<Messages>(`${__TEXTS__}${language}/${area}.json`),
  async overrides(language) {
    const folder = $siteConfig.get()?.texts;
    return folder ? json(`${folder}/${language}.json`) : {};
  },
};
