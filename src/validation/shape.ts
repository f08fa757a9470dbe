import type { Message } from '../i18n/message.ts';

/** The allowed characters. */
export interface CharacterClass {
  /** Letters a to z. */
  letters?: 'any' | 'small' | 'capital' | undefined;
  digits?: boolean;
  /** All printable ASCII characters except the space. */
  signs?: boolean;
  /** Other single characters. */
  others?: string;
}

export type RequiredCharacter = 'letter' | 'digit' | 'small' | 'capital';

/** Describable requirements of a value. */
export interface Shape {
  /** Length in characters. */
  least: number;
  most: number;
  /** Absent: any character. */
  of?: CharacterClass | undefined;
  /** The value must start with a letter. */
  begins?: boolean;
  /** Characters that the value must contain. */
  needs?: readonly RequiredCharacter[];
}

const letters = { any: /[a-z]/i, small: /[a-z]/, capital: /[A-Z]/ } as const;
const needs: Readonly<Record<RequiredCharacter, { test: RegExp; text: Message }>> = {
  letter: { test: /[a-z]/i, text: 'account.needsLetter' },
  digit: { test: /\d/, text: 'account.needsDigit' },
  small: { test: /[a-z]/, text: 'account.needsSmall' },
  capital: { test: /[A-Z]/, text: 'account.needsCapital' },
};

/** Returns the text of a required character. */
export function requiredCharacterText(need: RequiredCharacter): Message {
  return needs[need].text;
}

/** Returns the text of the length limits. */
export function lengthText({ least, most }: Shape): Message {
  const count = { count: most };
  if (least === most) return { key: 'account.lengthIs', values: count };
  if (most === Number.POSITIVE_INFINITY) return { key: 'account.lengthFrom', values: { count: least } };
  if (least <= 1) return { key: 'account.lengthTo', values: count };
  return { key: 'account.lengthBetween', values: { least, most } };
}

/** Returns the texts of the allowed characters. */
export function characterTexts({ letters, digits, signs, others = '' }: CharacterClass): Message[] {
  if (signs) return ['account.onlySigns'];
  const kind = `account.only${letters ? 'Letters' : ''}${digits ? 'Digits' : ''}` as const;
  if (kind === 'account.only') return [];
  const visible = [...others].filter((one) => one !== ' ');
  // Isolated, because signs have no direction and would take that of the text around them.
  const signed = `\u2068${visible.join(' ')}\u2069`;
  return [
    visible.length ? { key: `${kind}And`, values: { others: signed } } : kind,
    ...(others.includes(' ') ? (['account.spaces'] as const) : []),
    ...(letters === 'small' ? (['account.noCapitals'] as const) : []),
    ...(letters === 'capital' ? (['account.noSmall'] as const) : []),
  ];
}

/** Returns the errors of a value under a shape, in reading order. */
export function shapeProblems(shape: Shape, value: string): Message[] {
  const characters = [...value];
  const wrong = characters.find((one) => !allows(shape.of, one));
  const reasons: Message[] = [];
  if (wrong !== undefined && shape.of) {
    // Invisible characters cannot be named.
    if (/[\s\p{C}\p{M}]/u.test(wrong)) reasons.push('account.noSpaces');
    else {
      const character = `\u2068${wrong}\u2069`;
      reasons.push({ key: 'account.badCharacter', values: { character } }, ...characterTexts(shape.of));
    }
  } else if (shape.begins && !letters.any.test(value.charAt(0))) reasons.push('account.beginsLetter');
  if (characters.length < shape.least) reasons.push('account.tooShort', lengthText(shape));
  if (characters.length > shape.most) reasons.push('account.tooLong', lengthText(shape));
  for (const need of shape.needs ?? [])
    if (!needs[need].test.test(value)) reasons.push(requiredCharacterText(need));
  return reasons;
}

function allows(kinds: CharacterClass | undefined, character: string): boolean {
  if (!kinds || kinds.others?.includes(character)) return true;
  if (kinds.signs) return /^[!-~]$/.test(character);
  if (kinds.letters && letters[kinds.letters].test(character)) return true;
  return kinds.digits === true && /^\d$/.test(character);
}
