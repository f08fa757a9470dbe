import type { TextKey } from '../i18n/keys.ts';
import type { Message } from '../i18n/message.ts';
import { latinDigits } from '../lib/digits.ts';
import { type Shape, shapeProblems } from './shape.ts';

/** What the product asks of one kind of field (A5). */
export interface FieldRule {
  /** Said when nothing was entered where something must be. */
  needed: TextKey;
  /** Said when a value is not what was asked for, and nothing more can be said. */
  format: TextKey;
  /** Characters the gateway takes at most. */
  longest: number;
  /** What the value has to be, in so far as words tell it. */
  shape?: Shape;
  /** Messages for a value that is there, beyond those of its shape; none where it will do. */
  check?(value: string): readonly Message[];
  /** Said before something is typed, instead of what the shape says. */
  hint?: TextKey;
  /** Typed as it is meant: spaces around it belong to it. */
  secret?: true;
  /** Digits alone: those of any script are read as 0 to 9, and what people put between them is left out. */
  numeric?: true;
  /** Its first zero is only for calls within the country. */
  trunkZero?: true;
}

/** Spaces, dots, dashes, brackets and the invisible marks that come with pasted numbers. */
const BETWEEN_DIGITS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;

/** The value as it is checked and sent: trimmed unless it is a secret, a mobile number without its first zero (A5). */
export function normaliseValue(rule: FieldRule, value: string): string {
  if (rule.secret) return value;
  const trimmed = value.trim();
  if (!rule.numeric) return trimmed;
  const digits = latinDigits(trimmed).replace(BETWEEN_DIGITS, '');
  return rule.trunkZero ? digits.replace(/^0/, '') : digits;
}

/** Messages for a value under a rule, in the order to read them; none where it will do. */
export function checkRule(rule: FieldRule, value: string, required = true): readonly Message[] {
  const meant = normaliseValue(rule, value);
  if (!meant) return required ? [rule.needed] : [];
  const { longest, shape, check } = rule;
  const reasons = shapeProblems({ ...shape, least: shape?.least ?? 0, most: shape?.most ?? longest }, meant);
  return reasons.length ? reasons : (check?.(meant) ?? []);
}
