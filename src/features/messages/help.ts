import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getHelp, type HelpItem } from '../../gateway/endpoints/messages.ts';
import { call } from '../../gateway/http/client.ts';

/** Milliseconds before a new subscriber causes a refetch: help seldom changes. */
const FRESH_FOR = 300_000;

export function helpItems(language: string): Resource<HelpItem[]> {
  return resource(
    `help/${language}`,
    (signal) => call(getHelp, { query: { lang: language, device: 'MOBILE' } }, { signal }),
    { freshFor: FRESH_FOR },
  );
}
