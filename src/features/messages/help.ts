import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getHelp, type HelpItem } from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';

/** Milliseconds until a new reader asks again: help seldom changes. */
const FRESH = 300_000;

/** What the help centre tells in a language (MS-4). */
export function helpIn(language: string): Resource<HelpItem[]> {
  return resource(
    `help/${language}`,
    (signal) => call(getHelp, { query: { lang: language, device: 'MOBILE' } }, { signal }),
    { freshFor: FRESH },
  );
}
