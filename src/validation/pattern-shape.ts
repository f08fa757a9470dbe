import type { CharacterClass, RequiredCharacter, Shape } from './shape.ts';

/** A required character class, at the start of the pattern. */
const LOOKAHEAD = /^\(\?=\.\*(\[[^\]]+\]|\\d)\)/;
/** A character or class, with its quantifier. */
const ATOM = /^(\[(?:\\.|[^\]\\])+\]|\\.|[^\\()|[\]{}*+?^$])(?:\{(\d+)(?:,(\d*))?\}|([*+?]))?/;
const CLASS_ITEM = /(\\.|[^\\])(?:-(\\.|[^\\]))?/gu;

const needOf: Readonly<Record<string, RequiredCharacter>> = {
  'a-z': 'small',
  'A-Z': 'capital',
  'A-Za-z': 'letter',
  'a-zA-Z': 'letter',
  '0-9': 'digit',
  '\\d': 'digit',
};

/**
 * Describes a pattern that is a sequence of characters and classes with quantifiers, after required classes:
 * `[A-Za-z]\w{3,15}`, `(?=.*\d)[!-~]{8,32}`. Returns undefined for other patterns, which have no description.
 */
export function shapeOfPattern(pattern: string): Shape | undefined {
  let rest = pattern.replace(/^\^/, '').replace(/([^\\]|^)\$$/, '$1');
  const needs: RequiredCharacter[] = [];
  for (let found = LOOKAHEAD.exec(rest); found; found = LOOKAHEAD.exec(rest)) {
    const need = needOf[found[1]!.replace(/^\[|\]$/g, '')];
    if (need) needs.push(need);
    rest = rest.slice(found[0].length);
  }
  const shape = { least: 0, most: 0 };
  const classes: (CharacterClass | undefined)[] = [];
  let begins = false;
  while (rest) {
    const found = ATOM.exec(rest);
    if (!found) return undefined;
    const [all, atom = '', from, to, sign] = found;
    const [least, most] = timesOf(from, to, sign);
    const kinds = kindsOf(atom);
    if (!classes.length) begins = least > 0 && lettersAlone(kinds);
    classes.push(kinds);
    shape.least += least;
    shape.most += most;
    rest = rest.slice(all.length);
  }
  if (!classes.length) return undefined;
  const of = classes.every((kinds) => kinds !== undefined) ? classes.reduce(joined) : undefined;
  return { ...shape, of, needs, begins: begins && !lettersAlone(of) };
}

function timesOf(from?: string, to?: string, sign?: string): [least: number, most: number] {
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
  if (from === undefined) return [1, 1];
  if (to === undefined) return [Number(from), Number(from)];
  return [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
}

/** Returns the characters that an atom matches; undefined if they have no description. */
function kindsOf(atom: string): CharacterClass | undefined {
  if (atom === '.' || atom === '\\S') return undefined;
  if (!atom.startsWith('[')) return itemKinds(atom);
  if (atom.startsWith('[^')) return undefined;
  let kinds: CharacterClass | undefined = {};
  for (const [, first = '', last] of atom.slice(1, -1).matchAll(CLASS_ITEM)) {
    const item = itemKinds(first, last);
    if (!item) return undefined;
    kinds = joined(kinds, item);
  }
  return kinds;
}

function itemKinds(first: string, last?: string): CharacterClass | undefined {
  const range = last === undefined ? first : `${first}-${last}`;
  if (range === 'a-z') return { letters: 'small' };
  if (range === 'A-Z') return { letters: 'capital' };
  if (range === '0-9' || range === '\\d') return { digits: true };
  if (range === '!-~') return { letters: 'any', digits: true, signs: true };
  if (range === '\\w') return { letters: 'any', digits: true, others: '_' };
  if (last !== undefined || /^\\[a-z]$/i.test(first)) return undefined;
  return { others: first.replace('\\', '') };
}

function joined(one: CharacterClass | undefined, other: CharacterClass | undefined): CharacterClass {
  const letters = one?.letters && other?.letters && one.letters !== other.letters ? 'any' : undefined;
  return {
    letters: letters ?? one?.letters ?? other?.letters,
    digits: Boolean(one?.digits || other?.digits),
    signs: Boolean(one?.signs || other?.signs),
    others: [...new Set(`${one?.others ?? ''}${other?.others ?? ''}`)].join(''),
  };
}

function lettersAlone(kinds: CharacterClass | undefined): boolean {
  return kinds?.letters !== undefined && !kinds.digits && !kinds.signs && !kinds.others;
}
