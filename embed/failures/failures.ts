import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { TextKey } from '../../src/i18n/keys.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Messages, Reader } from '../../src/i18n/reader.ts';
import type { DiagnosedError, EmbedContext } from '../runtime/embed-context.ts';
import { developerAdvice } from './advice.ts';
import { type Cause, findCause, permanentCauses } from './cause.ts';
import { addFailureActions, showFallback, shownLanguage } from './failure-view.ts';
import { retryWithBackoff } from './retry.ts';

/** Inserted by the build: the texts of this file, by language and area. */
declare const __FAILURE_TEXTS__: Readonly<Record<LanguageCode, Readonly<Record<string, Messages>>>>;
const failureTexts = __FAILURE_TEXTS__;

/** Inserted by the build: path of the home page on the operator's site. */
declare const __HOME__: string;

const textKeys: Readonly<Record<Cause, TextKey>> = {
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
  defect: 'trouble.notHere',
  other: 'errors.unknown',
};

/** For these the error's own code is more precise. */
const causesWithOwnCode: readonly Cause[] = ['malformed', 'server', 'other'];

/** Returns a function that looks up texts in the language of a mount. */
function textsFor(host: HTMLElement) {
  const areas = failureTexts[(shownLanguage(host) ?? 'EN') as LanguageCode] ?? failureTexts.EN;
  return (key: TextKey, site = '') => {
    const [area = '', name = ''] = key.split('.');
    return (areas[area]?.[name] ?? key).replace('{{site}}', site);
  };
}

function addTexts(reader: Reader, language: LanguageCode): void {
  for (const [area, messages] of Object.entries(failureTexts[language])) reader.add(area, messages);
}

const warned = new Set<string>();

/**
 * Finds the cause of a failure, logs advice once, and extends the error with text, code and retry.
 * `foyer:error` reports that code.
 */
export async function mount(error: GatewayError & DiagnosedError, around: EmbedContext): Promise<void> {
  around.addFailureTexts = addTexts;
  for (const [reader, language] of around.readers) addTexts(reader, language);
  if (error.text) return;
  const cause = await findCause(error, around);
  const advice = developerAdvice(cause, error, around);
  if (advice && !warned.has(advice)) {
    warned.add(advice);
    console.warn(`Foyer: ${advice}`);
  }
  Object.assign(error, {
    text: textKeys[cause],
    code: causesWithOwnCode.includes(cause) ? error.code : cause,
    follow($data, host) {
      const t = textsFor(host);
      const sentence = t(textKeys[cause]);
      const site = {
        text: t('trouble.open', new URL(around.site).host),
        address: around.outgoingAddress(around, __HOME__, { widget: host.dataset.foyer ?? '' }),
      };
      if (!$data || permanentCauses.includes(cause)) return showFallback(host, sentence, site);
      const takeBack = addFailureActions(host, {
        sentence,
        retry: t('errors.retry'),
        link: cause === 'cors' ? site : undefined,
      });
      const end = retryWithBackoff($data, error);
      return () => {
        end();
        takeBack();
      };
    },
  } satisfies Partial<GatewayError> & DiagnosedError);
}
