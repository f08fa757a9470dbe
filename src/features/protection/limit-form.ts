import { siteConfig } from '../../config/site-config.ts';
import { setLimit } from '../../gateway/endpoints/protection.ts';
import { call } from '../../gateway/http/client.ts';
import { MOST_LIMIT } from '../../gateway/protection/rules.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { $texts } from '../../i18n/language.ts';
import { languages } from '../../i18n/languages.ts';
import { type AmountFormat, amountFormat } from '../../lib/amounts.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { type LimitView, updateLimits } from './protection.ts';

export interface LimitForm {
  form: Form<'value'>;
  submission: Submission;
}

/** Returns the format of a limit: amounts of the site's currency, or whole minutes. */
function formatOf(kind: LimitView['kind']): AmountFormat {
  const { locales } = languages[$texts.get()?.language ?? 'EN'];
  // Formats minutes like yen, which have no decimals.
  return amountFormat(locales, kind === 'time' ? 'JPY' : siteConfig().currency);
}

/** Returns the value of a text; null, no limit, for an empty one, and an error for all other text. */
function readLimit(kind: LimitView['kind'], text: string): number | null | { error: TextKey } {
  if (!text.trim()) return null;
  const read = formatOf(kind).read(text);
  if ('problem' in read) {
    return { error: kind === 'time' ? 'protection.wholeMinutes' : 'protection.amountForm' };
  }
  return read.amount > MOST_LIMIT ? { error: 'protection.tooHigh' } : read.amount;
}

/** Creates the form of one limit. Without an answer the form stays, and `onDone` runs after one. */
export function createLimitForm(
  { kind, period, value }: LimitView,
  onDone: (waits: boolean) => void,
): LimitForm {
  const form = createForm<'value'>({
    value(text) {
      const read = readLimit(kind, text);
      return read !== null && typeof read === 'object' ? [read.error] : [];
    },
  });
  if (value !== null) form.change('value', formatOf(kind).write(value));
  const submission = createSubmission(async (signal) => {
    const read = readLimit(kind, form.$values.get().value);
    if (read !== null && typeof read === 'object') return;
    const changed = await call(setLimit, { body: { kind, period, value: read } }, { signal });
    updateLimits(changed);
    onDone(changed.limits.some((one) => one.kind === kind && one.period === period && one.pending));
  });
  return { form, submission };
}
