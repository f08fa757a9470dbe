import parsePhoneNumber from 'libphonenumber-js/max';
import { refusal } from '../../src/gateway/http/errors.ts';
import { Refusal } from './refusal.ts';

/** A mobile number in E.164, e.g. `+919876543210`. */
export type E164 = string;

/**
 * Converts a typed number with a dialling code to E.164, by the country's numbering plan; returns undefined
 * for impossible mobile numbers. Drops one leading zero, the trunk prefix of many countries.
 */
export function parseMobile(typed: string, countryDialingCode = ''): E164 | undefined {
  const digits = typed.replace(/[\s().-]/g, '');
  const code = countryDialingCode.replace(/^\+/, '');
  const whole = digits.startsWith('+') ? digits : code && `+${code}${digits.replace(/^0/, '')}`;
  if (!/^\+\d{5,18}$/.test(whole)) return undefined;
  const number = parsePhoneNumber(whole);
  if (!number?.isValid() || (code && number.countryCallingCode !== code)) return undefined;
  const type = number.getType();
  // Some numbering plans do not distinguish mobile and landline.
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}

/** @throws Refusal for an impossible mobile number */
export function requireMobile(typed: string, countryDialingCode: string | undefined): E164 {
  const mobile = parseMobile(typed, countryDialingCode);
  if (!mobile) throw new Refusal(refusal.mobileFormat);
  return mobile;
}
