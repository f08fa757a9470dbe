import { normaliseName } from './filter-by-name.ts';

/** Start and end of a part of a text. */
export type Range = readonly [start: number, end: number];

/** Finds ranges of a normalised name that are similar to a search, as offsets. */
export type NearRanges = (name: string, text: string) => readonly Range[];

/** A letter with its marks: Korean letters form a syllable, accents belong to the letter before them. */
const LETTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gu;

/**
 * Returns the ranges of a name that match a search, in order and without overlaps: of the text itself, or of what `near`
 * finds. Letters are marked with their accents, and never in part.
 */
export function matchRanges(name: string, text: string, near?: NearRanges): Range[] {
  const part = normaliseName(text);
  if (!part || (!near && !normaliseName(name).includes(part))) return [];
  let normalised = '';
  /** The letter of the name that each normalised character belongs to. */
  const letters: Range[] = [];
  for (const { 0: letter, index } of name.matchAll(LETTER)) {
    // Spaces stay, which `normaliseName` trims.
    const plain = letter.trim() ? normaliseName(letter) : letter;
    for (let at = 0; at < plain.length; at++) letters.push([index, index + letter.length]);
    normalised += plain;
  }
  const exact: Range[] = [];
  for (let at = normalised.indexOf(part); at >= 0; at = normalised.indexOf(part, at + part.length)) {
    exact.push([at, at + part.length]);
  }
  const found = exact.length ? exact : (near?.(normalised, text) ?? []);
  const ranges: [number, number][] = [];
  for (const [from, to] of found) {
    const start = letters[from]?.[0];
    const end = letters[to - 1]?.[1];
    if (start === undefined || end === undefined) continue;
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(end, last[1]);
    else ranges.push([start, end]);
  }
  return ranges;
}
