import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Messages, Reader } from '../../src/i18n/reader.ts';
import type { Explained, Surroundings } from '../runtime/embed-context.ts';
import { adviceOn } from './advice.ts';
import { type Cause, causeOf, lasting } from './cause.ts';
import { languageOf, offerWayOn, showFallback } from './failure-view.ts';
import { tryAgain } from './retry.ts';

/** Put in by the build: the texts that stand here, by language and area. */
declare const __TROUBLE_TEXTS__: Readonly<Record<LanguageCode, Readonly<Record<string, Messages>>>>;
const words = __TROUBLE_TEXTS__;

/** Put in by the build: path of home on the operator's site. */
declare const __HOME__: string;

const texts: Readonly<Record<Cause, TextKey>> = {
  offline: 'errors.offline',
  timeout: 'errors.slow',
  unreachable: 'trouble.unreachable',
  policy: 'trouble.notHere',
  cors: 'trouble.unreachable',
  sandbox: 'trouble.notHere',
  'partner.origin': 'trouble.notHere',
  'request.too.many': 'trouble.busy',
  'system.upgrading': 'errors.upgrading',
  malformed: 'errors.malformed',
  server: 'errors.upgrading',
  other: 'errors.unknown',
};

/** Causes that the error's own code says already. */
const named: readonly Cause[] = ['malformed', 'server', 'other'];

/** Texts in the language of what a mount shows. */
function textsFor(host: HTMLElement) {
  const areas = words[(languageOf(host) ?? 'EN') as LanguageCode] ?? words.EN;
  return (key: TextKey, site = '') => {
    const [area = '', name = ''] = key.split('.');
    return (areas[area]?.[name] ?? key).replace('{{site}}', site);
  };
}

function addTexts(reader: Reader, language: LanguageCode): void {
  for (const [area, messages] of Object.entries(words[language])) reader.add(area, messages);
}

const said = new Set<string>();

/**
 * Finds out what a failure comes of, tells the page's developer once, and puts on the error what a mount says and does
 * of it: its code becomes the cause, as `foyer:error` tells it.
 */
export async function mount(error: GatewayError & Explained, around: Surroundings): Promise<void> {
  around.addFailureTexts = addTexts;
  for (const [reader, language] of around.readers) addTexts(reader, language);
  if (error.text) return;
  const cause = await causeOf(error, around);
  const advice = adviceOn(cause, error, around);
  if (advice && !said.has(advice)) {
    said.add(advice);
    console.warn(`Foyer: ${advice}`);
  }
  Object.assign(error, {
    text: texts[cause],
    code: named.includes(cause) ? error.code : cause,
    follow($data, host) {
      const t = textsFor(host);
      const sentence = t(texts[cause]);
      const site = {
        text: t('trouble.open', new URL(around.site).host),
        address: around.outgoingAddress(around, __HOME__, { widget: host.dataset.foyer ?? '' }),
      };
      if (!$data || lasting.includes(cause)) return showFallback(host, sentence, site);
      const takeBack = offerWayOn(host, {
        sentence,
        retry: t('errors.retry'),
        link: cause === 'cors' ? site : undefined,
      });
      const end = tryAgain($data, error);
      return () => {
        end();
        takeBack();
      };
    },
  } satisfies Partial<GatewayError> & Explained);
}
