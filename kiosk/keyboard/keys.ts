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

/** Where somebody stands on the keyboard. */
export interface KeyboardMode {
  purpose: Purpose;
  language: LanguageCode;
  /** Latin letters, where the language has others. */
  latin: boolean;
  /** Signs in place of letters. */
  signs: boolean;
  shifted: boolean;
}

/** Whether a purpose needs numbers alone. */
export function isNumeric(purpose: Purpose): purpose is keyof typeof pads {
  return Object.hasOwn(pads, purpose);
}

/** Whether there are letters of two scripts to choose from. */
export function hasTwoScripts({ purpose, language }: Pick<KeyboardMode, 'purpose' | 'language'>): boolean {
  return !isNumeric(purpose) && purpose !== 'email' && !usesLatinScript(language);
}

/** Whether what stands on the keys is written in letters of the language. */
export function usesOwnScript(place: KeyboardMode): boolean {
  return (
    (!hasTwoScripts(place) || !place.latin) &&
    !place.signs &&
    !isNumeric(place.purpose) &&
    place.purpose !== 'email'
  );
}

/** The keys that are on screen. */
export function keysFor(place: KeyboardMode): Rows {
  const { purpose, language, signs, shifted } = place;
  if (isNumeric(purpose)) return pads[purpose];
  const own = usesOwnScript(place) ? layouts[language] : purpose === 'email' ? emailLayout : latinLayout;
  const layout = signs ? symbolLayout : own;
  return shifted ? layout.shifted : layout.plain;
}
