import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Dialling code without `+`. */
  dialling: string;
}

/** Of countries that share a dialling code the one whose it is, unless another was chosen. */
const main: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

export interface DiallingCodes {
  countries: readonly Country[];
  /** The country of a dialling code; of several the one whose it mainly is. */
  countryOf(dialling: string): string | undefined;
  /** Whether a number, digits without its dialling code, is a mobile number there. */
  fits(dialling: string, number: string): boolean;
}

/** Google's numbering plans; a large module, so it is imported only where a number is typed. */
const countries = getCountries().map((code) => ({ code, dialling: getCountryCallingCode(code) }));

export const diallingCodes: DiallingCodes = {
  countries,
  countryOf: (dialling) => main[dialling] ?? countries.find((one) => one.dialling === dialling)?.code,
  fits: (dialling, number) => parsePhoneNumber(`+${dialling}${number}`)?.isValid() === true,
};
