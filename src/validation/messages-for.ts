import type { TextKey } from '../i18n/keys.ts';
import { type FieldName, type FieldRule, fieldRules, meantValue } from './field-rules.ts';

/** What a site demands of a field on top of, or instead of, the shared rule. */
export interface Demand {
  required?: boolean;
  /** Source of a regular expression the whole value has to match; it replaces the shared check. */
  pattern?: string;
}

/**
 * Messages for a value under the rule of its field, in the order to read them; none where it will do.
 * What is not required may be empty. A pattern that is no regular expression leaves the shared check in force.
 */
export function messagesFor(
  name: FieldName,
  value: string,
  { required = true, pattern = '' }: Demand = {},
): readonly TextKey[] {
  const rule: FieldRule = fieldRules[name];
  const meant = meantValue(name, value);
  if (!meant) return required ? [rule.needed] : [];
  if (meant.length > rule.longest) return [rule.format];
  const served = patternOf(pattern);
  if (!served) return rule.check(meant);
  return served.test(meant) ? [] : [rule.format];
}

/** Messages for the repeated password (A5). */
export function confirmMessages(confirm: string, password: string): readonly TextKey[] {
  if (!confirm) return ['account.confirmNeeded'];
  return confirm === password ? [] : ['account.confirmDiffers'];
}

/** Gateways write patterns for other engines too: what only the older reading takes is read so. */
function patternOf(source: string): RegExp | undefined {
  if (!source) return undefined;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${source})$`, flags);
    } catch {}
  }
  return undefined;
}
