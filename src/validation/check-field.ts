import type { Message } from '../i18n/message.ts';
import { emailProblem as emailReason } from './email.ts';
import { type FieldName, fieldRules, normaliseField } from './field-rules.ts';
import { compilePattern } from './pattern.ts';
import { shapeOfPattern } from './pattern-shape.ts';
import { checkRule, type FieldRule } from './rule.ts';
import { characterTexts, lengthText, needText, type Shape, shapeProblems } from './shape.ts';

/** What a site demands of a field on top of, or instead of, the shared rule. */
export interface FieldConstraints {
  required?: boolean;
  /** Source of a regular expression the whole value has to match; it replaces the shared check. */
  pattern?: string;
}

/**
 * Messages for a value under the rule of its field, in the order to read them; none where it will do.
 * What is not required may be empty. A pattern that is no regular expression leaves the shared check in force.
 */
export function checkField(
  name: FieldName,
  value: string,
  { required = true, pattern = '' }: FieldConstraints = {},
): readonly Message[] {
  const rule: FieldRule = fieldRules[name];
  const meant = normaliseField(name, value);
  const served = compilePattern(pattern);
  if (!meant || !served) return checkRule(rule, value, required);
  if (meant.length > rule.longest) return shapeProblems({ least: 0, most: rule.longest }, meant);
  if (served.test(meant)) return [];
  if (rule === fieldRules.email) return [emailReason(meant)];
  const shape = shapeOfPattern(pattern);
  const reasons = shape ? shapeProblems(shape, meant) : [];
  return reasons.length ? reasons : [rule.format];
}

/** What is said of a field before something is typed: what it may be, as far as there are words for it. */
export function fieldHint(name: FieldName, { pattern = '' }: FieldConstraints = {}): readonly Message[] {
  const rule: FieldRule = fieldRules[name];
  if (rule.hint) return [rule.hint];
  const shape = compilePattern(pattern) ? shapeOfPattern(pattern) : rule.shape;
  return shape ? shapeTexts(shape) : [];
}

function shapeTexts(shape: Shape): Message[] {
  const { of, begins, needs = [], least, most } = shape;
  const bound = least > 1 || most !== Number.POSITIVE_INFINITY;
  return [
    ...(bound ? [lengthText(shape)] : []),
    ...(of ? characterTexts(of) : []),
    ...(begins ? (['account.beginsLetter'] as const) : []),
    ...needs.map(needText),
  ];
}

/** Messages for the repeated password (A5). */
export function checkConfirmation(confirm: string, password: string): readonly Message[] {
  if (!confirm) return ['account.confirmNeeded'];
  return confirm === password ? [] : ['account.confirmDiffers'];
}
