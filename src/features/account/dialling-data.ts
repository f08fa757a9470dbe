import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Dialling code without `+`. */
  dialling: string;
}

export interface DiallingCodes {
  countries: readonly Country[];
  /** Whether a number, digits without its dialling code, is a mobile number there. */
  fits(dialling: string, number: string): boolean;
}

/** Google's numbering plans; a large module, so it is imported only where a number is typed. */
export const diallingCodes: DiallingCodes = {
  countries: getCountries().map((code) => ({ code, dialling: getCountryCallingCode(code) })),
  fits: (dialling, number) => parsePhoneNumber(`+${dialling}${number}`)?.isValid() === true,
};
