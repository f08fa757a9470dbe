import spain from 'country-flag-icons/3x2/ES.svg';
import india from 'country-flag-icons/3x2/IN.svg';
import japan from 'country-flag-icons/3x2/JP.svg';
import korea from 'country-flag-icons/3x2/KR.svg';
import polynesia from 'country-flag-icons/3x2/PF.svg';
import pakistan from 'country-flag-icons/3x2/PK.svg';
import portugal from 'country-flag-icons/3x2/PT.svg';
import usa from 'country-flag-icons/3x2/US.svg';
import { flagCountries } from '../../i18n/flag-countries.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { languageCodes } from '../../lib/language-codes.ts';

/** Flags by country; a missing flag of a supported language does not compile. */
const byCountry: Readonly<Record<(typeof flagCountries)[LanguageCode], string>> = {
  ES: spain,
  IN: india,
  JP: japan,
  KR: korea,
  PF: polynesia,
  PK: pakistan,
  PT: portugal,
  US: usa,
};

const flagOf = (language: LanguageCode) => [language, byCountry[flagCountries[language]]] as const;

/** URL of each language's flag (LN-1). */
export const flags = Object.fromEntries(languageCodes.map(flagOf)) as Readonly<Record<LanguageCode, string>>;
