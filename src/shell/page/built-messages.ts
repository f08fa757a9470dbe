import { $siteConfig } from '../../config/site-config.ts';
import { GatewayError } from '../../gateway/http/errors.ts';
import type { MessageSource } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/reader.ts';
import { LOAD_LIMIT } from '../../lib/load-limit.ts';
import { untilAborted } from '../../lib/until-aborted.ts';

declare const __TEXTS__: string;

type Overrides = Readonly<Record<string, Messages>>;

/** Loads the build's messages and the operator's overrides with `get`. */
export function builtMessages(get: typeof fetch): MessageSource {
  const read = async (address: string, signal: AbortSignal) => {
    const answer = await get(address, { signal });
    const { ok, status } = answer;
    if (!ok) throw new GatewayError('server', String(status), { status });
    return answer.json();
  };
  const json = async <T>(address: string): Promise<T> => {
    const signal = AbortSignal.timeout(LOAD_LIMIT);
    // Aborts reading the body too: the page may have started the request without this signal.
    return untilAborted(read(address, signal), signal);
  };
  return {
    first: (language) => json(`${__TEXTS__}${language}/first.json`),
    area: (language, area) => json<Messages>(`${__TEXTS__}${language}/${area}.json`),
    async overrides(language) {
      const folder = $siteConfig.get()?.texts;
      // A language without a file of the operator's has the built-in texts.
      return folder ? json<Overrides>(`${folder}/${language}.json`).catch(() => ({})) : {};
    },
  };
}
