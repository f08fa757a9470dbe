import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import type { DiallingCodes } from './dialling.ts';

/** Google's numbering plans; a large module, so it is imported only where a number is typed. */
export const diallingCodes: DiallingCodes = {
  countries: getCountries().map((code) => ({ code, dialling: getCountryCallingCode(code) })),
  fits: (dialling, number) => parsePhoneNumber(`+${dialling}${number}`)?.isValid() === true,
};
