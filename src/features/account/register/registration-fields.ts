import type { RegistrationRules } from '../../../gateway/endpoints/register.ts';
import type { FieldConstraints } from '../../../validation/check-field.ts';
import type { FieldName } from '../../../validation/field-rules.ts';
import type { DIALLING } from '../phone/mobile-number.ts';

export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'birthDate',
  'depositLimit',
  'limitAmount',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const satisfies FieldName[];

export type ShownName = (typeof registrationFields)[number];
export type RegistrationField = ShownName | typeof DIALLING;

export type RegistrationMethod = 'username' | 'mobile';

export interface ShownField extends Required<FieldConstraints> {
  name: ShownName;
  /** Of the date of birth, in years. */
  minAge?: number | undefined;
}

/**
 * Returns the methods that the site's flags allow (RG-1); an absent flag is off. Returns the default method
 * until the flags are known.
 */
export function allowedMethods(flags: Readonly<Record<string, boolean>> | undefined): RegistrationMethod[] {
  if (!flags) return ['username'];
  const methods: RegistrationMethod[] = [];
  if (flags.USERNAMEREG3) methods.push('username');
  if (flags.MOBILENUMREG3) methods.push('mobile');
  return methods;
}

/**
 * Returns whether a method asks for an SMS code: by mobile always where the site sends codes, by username if
 * its rules demand it.
 */
function requiresCode(method: RegistrationMethod, rules: RegistrationRules, sendsCodes: boolean): boolean {
  return sendsCodes && (method === 'mobile' || rules.verificationCode?.enabled === true);
}

export function shownFields(
  method: RegistrationMethod,
  rules: RegistrationRules,
  sendsCodes = false,
): ShownField[] {
  const proves = requiresCode(method, rules, sendsCodes);
  // Required by every method, whatever the rules say; a visible captcha is required as well.
  const needed: ReadonlySet<string> = new Set([
    'password',
    'captcha',
    'confirmPassword',
    ...(method === 'mobile' ? ['mobileNum'] : ['username']),
    ...(proves ? ['mobileNum', 'verificationCode'] : []),
  ]);
  return registrationFields.flatMap((name) => {
    const rule: Partial<RegistrationRules[string]> =
      rules[name === 'limitAmount' ? 'depositLimit' : name] ?? {};
    const { enabled = false, required = false, pattern = '', minAge } = rule;
    const always = name === 'password' || name === 'username' || (needed.has(name) && name === 'mobileNum');
    const shown = name === 'verificationCode' ? proves : always || enabled;
    if (!shown || (name === 'username' && method === 'mobile')) return [];
    return [{ name, required: required || needed.has(name), pattern, ...(minAge && { minAge }) }];
  });
}

/** Returns required fields that this form cannot render; registration is then impossible. */
export function unsupportedFields(rules: RegistrationRules, sendsCodes = false): string[] {
  const known = new Set<string>(registrationFields);
  return Object.entries(rules)
    .filter(([name, { enabled, required }]) => {
      if (name === 'verificationCode') return enabled && required && !sendsCodes;
      return enabled && required && !known.has(name);
    })
    .map(([name]) => name);
}
