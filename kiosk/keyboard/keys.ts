import type { LanguageCode } from '../../src/i18n/languages.ts';
import {
  emailLayout,
  latinLayout,
  layouts,
  pads,
  type Rows,
  symbolLayout,
  usesLatinScript,
} from './layouts.ts';
import type { Purpose } from './purpose.ts';

/** Decides which keys the keyboard shows. */
export interface KeyboardMode {
  purpose: Purpose;
  language: LanguageCode;
  /** Latin letters instead of those of the language. */
  latin: boolean;
  /** Signs instead of letters. */
  signs: boolean;
  shifted: boolean;
}

/** Whether a purpose needs only digits. */
export function isNumeric(purpose: Purpose): purpose is keyof typeof pads {
  return Object.hasOwn(pads, purpose);
}

/** Whether the keyboard can switch between two scripts. */
export function hasTwoScripts({ purpose, language }: Pick<KeyboardMode, 'purpose' | 'language'>): boolean {
  return !isNumeric(purpose) && purpose !== 'email' && !usesLatinScript(language);
}

/** Whether the keys show letters of the language. */
export function usesOwnScript(place: KeyboardMode): boolean {
  return (
    (!hasTwoScripts(place) || !place.latin) &&
    !place.signs &&
    !isNumeric(place.purpose) &&
    place.purpose !== 'email'
  );
}

/** Returns the rows of keys for a mode. */
export function keysFor(place: KeyboardMode): Rows {
  const { purpose, language, signs, shifted } = place;
  if (isNumeric(purpose)) return pads[purpose];
  const own = usesOwnScript(place) ? layouts[language] : purpose === 'email' ? emailLayout : latinLayout;
  const layout = signs ? symbolLayout : own;
  return shifted ? layout.shifted : layout.plain;
}
