import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

export interface Country {
  code: string;
  /** Without `+`. */
  dialling: string;
}

/** The main country of each shared dialling code, used until the player chooses another. */
const mainCountries: Readonly<Record<string, string>> = {
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
  /** Returns the main country of a dialling code. */
  countryOf(dialling: string): string | undefined;
  /** Returns whether the national number, digits only, is a mobile number there. */
  isMobileNumber(dialling: string, number: string): boolean;
}

/** Google's numbering plans are large, so this module is imported only when a number is typed. */
const countries = getCountries().map((code) => ({ code, dialling: getCountryCallingCode(code) }));

export const diallingCodes: DiallingCodes = {
  countries,
  countryOf: (dialling) =>
    mainCountries[dialling] ?? countries.find((one) => one.dialling === dialling)?.code,
  isMobileNumber: (dialling, number) => parsePhoneNumber(`+${dialling}${number}`)?.isValid() === true,
};
