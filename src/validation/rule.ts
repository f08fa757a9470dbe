import type { TextKey } from '../i18n/keys.ts';
import type { Message } from '../i18n/message.ts';
import { latinDigits } from '../lib/digits.ts';
import { type Shape, shapeProblems } from './shape.ts';

/** The rule of a kind of field. */
export interface FieldRule {
  /** Error for a missing value. */
  needed: TextKey;
  /** General error for an invalid value. */
  format: TextKey;
  /** Maximum number of characters that the gateway accepts. */
  longest: number;
  /** Describable requirements. */
  shape?: Shape;
  /** Returns errors in addition to those of the shape. */
  check?(value: string): readonly Message[];
  /** Hint before typing, instead of the shape's description. */
  hint?: TextKey;
  /** Spaces at the ends belong to the value. */
  secret?: true;
  /** Digits of any script, converted to 0 to 9; separators are removed. */
  numeric?: true;
  /** A leading zero is the national prefix, and is removed. */
  trunkZero?: true;
}

/** Spaces, dots, dashes, brackets, and invisible marks of pasted numbers. */
const BETWEEN_DIGITS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;

/**
 * Returns the value for checking and sending: trimmed unless secret, digits normalised, without a national prefix.
 */
export function normaliseValue(rule: FieldRule, value: string): string {
  if (rule.secret) return value;
  const trimmed = value.trim();
  if (!rule.numeric) return trimmed;
  const digits = latinDigits(trimmed).replace(BETWEEN_DIGITS, '');
  return rule.trunkZero ? digits.replace(/^0/, '') : digits;
}

/** Returns the errors of a value under a rule, in reading order. */
export function checkRule(rule: FieldRule, value: string, required = true): readonly Message[] {
  const meant = normaliseValue(rule, value);
  if (!meant) return required ? [rule.needed] : [];
  const { longest, shape, check } = rule;
  const reasons = shapeProblems({ ...shape, least: shape?.least ?? 0, most: shape?.most ?? longest }, meant);
  return reasons.length ? reasons : (check?.(meant) ?? []);
}
