import type { Message } from '../i18n/message.ts';
import { emailProblem as emailReason } from './email.ts';
import { type FieldName, fieldRules, normaliseField } from './field-rules.ts';
import { compilePattern } from './pattern.ts';
import { shapeOfPattern } from './pattern-shape.ts';
import { checkRule, type FieldRule } from './rule.ts';
import { characterTexts, lengthText, requiredCharacterText, type Shape, shapeProblems } from './shape.ts';

/** A site's requirements for a field, in addition to or instead of the shared rule. */
export interface FieldConstraints {
  required?: boolean;
  /** Source of a regular expression that the whole value must match; replaces the shared check. */
  pattern?: string;
}

/**
 * Returns the errors of a value in reading order. Optional fields may be empty. An invalid pattern leaves the shared
 * check in place.
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

/** Returns the requirements of a field as texts, shown before the player types. */
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
    ...needs.map(requiredCharacterText),
  ];
}

/** Returns the errors of a repeated password. */
export function checkConfirmation(confirm: string, password: string): readonly Message[] {
  if (!confirm) return ['account.confirmNeeded'];
  return confirm === password ? [] : ['account.confirmDiffers'];
}
