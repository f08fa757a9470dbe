import spain from 'country-flag-icons/3x2/ES.svg';
import india from 'country-flag-icons/3x2/IN.svg';
import japan from 'country-flag-icons/3x2/JP.svg';
import korea from 'country-flag-icons/3x2/KR.svg';
import polynesia from 'country-flag-icons/3x2/PF.svg';
import pakistan from 'country-flag-icons/3x2/PK.svg';
import portugal from 'country-flag-icons/3x2/PT.svg';
import usa from 'country-flag-icons/3x2/US.svg';
import type { LanguageCode } from '../i18n/languages.ts';

/** Address of the flag of each language (B2). */
export const flags: Readonly<Record<LanguageCode, string>> = {
  EN: usa,
  ES: spain,
  HI: india,
  JA: japan,
  KO: korea,
  PT: portugal,
  TY: polynesia,
  UR: pakistan,
};
