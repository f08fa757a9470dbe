import type { Message } from '../i18n/message.ts';
import { reasonAgainst as emailReason } from './email.ts';
import { type FieldName, fieldRules, meantValue } from './field-rules.ts';
import { patternOf } from './pattern.ts';
import { shapeOf } from './pattern-shape.ts';
import { type FieldRule, messagesUnder } from './rule.ts';
import { kindsTexts, lengthText, needText, reasonsAgainst, type Shape } from './shape.ts';

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
): readonly Message[] {
  const rule: FieldRule = fieldRules[name];
  const meant = meantValue(name, value);
  const served = patternOf(pattern);
  if (!meant || !served) return messagesUnder(rule, value, required);
  if (meant.length > rule.longest) return reasonsAgainst({ least: 0, most: rule.longest }, meant);
  if (served.test(meant)) return [];
  if (rule === fieldRules.email) return [emailReason(meant)];
  const shape = shapeOf(pattern);
  const reasons = shape ? reasonsAgainst(shape, meant) : [];
  return reasons.length ? reasons : [rule.format];
}

/** What is said of a field before something is typed: what it may be, as far as there are words for it. */
export function hintFor(name: FieldName, { pattern = '' }: Demand = {}): readonly Message[] {
  const rule: FieldRule = fieldRules[name];
  if (rule.hint) return [rule.hint];
  const shape = patternOf(pattern) ? shapeOf(pattern) : rule.shape;
  return shape ? shapeTexts(shape) : [];
}

function shapeTexts(shape: Shape): Message[] {
  const { of, begins, needs = [], least, most } = shape;
  const bound = least > 1 || most !== Number.POSITIVE_INFINITY;
  return [
    ...(bound ? [lengthText(shape)] : []),
    ...(of ? kindsTexts(of) : []),
    ...(begins ? (['account.beginsLetter'] as const) : []),
    ...needs.map(needText),
  ];
}

/** Messages for the repeated password (A5). */
export function confirmMessages(confirm: string, password: string): readonly Message[] {
  if (!confirm) return ['account.confirmNeeded'];
  return confirm === password ? [] : ['account.confirmDiffers'];
}
