import type { RegistrationRules } from '../../../gateway/endpoints/register.ts';
import type { FieldName } from '../../../validation/field-rules.ts';
import type { FieldConstraints } from '../../../validation/messages-for.ts';
import type { DIALLING } from '../phone/mobile-number.ts';

/** The fields registration can show, in their order (A2). */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
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
/** What a registration form holds: what it shows, and the dialling code beside the number. */
export type RegistrationField = ShownName | typeof DIALLING;

/** The two ways to register: by a name of one's choice, or by a mobile number (RG-1). */
export type RegistrationMethod = 'username' | 'mobile';

export interface ShownField extends Required<FieldConstraints> {
  name: ShownName;
}

/** The ways a site's flags open (RG-1); one that is absent is off. Until they are known there is the usual one. */
export function openMethods(flags: Readonly<Record<string, boolean>> | undefined): RegistrationMethod[] {
  if (!flags) return ['username'];
  const ways: RegistrationMethod[] = [];
  if (flags.USERNAMEREG3) ways.push('username');
  if (flags.MOBILENUMREG3) ways.push('mobile');
  return ways;
}

/** Whether a way proves the number by a code: where the site sends codes, always by mobile, else by its rules. */
function provesNumber(method: RegistrationMethod, rules: RegistrationRules, sendsCodes: boolean): boolean {
  return sendsCodes && (method === 'mobile' || rules.verificationCode?.enabled === true);
}

/** The fields a way of registering shows under the served rules, in order (RG-2). */
export function shownFields(
  method: RegistrationMethod,
  rules: RegistrationRules,
  sendsCodes = false,
): ShownField[] {
  const proves = provesNumber(method, rules, sendsCodes);
  // Without these there is no account to sign in to, whatever the rules say; a captcha shown is always needed.
  const needed: ReadonlySet<string> = new Set([
    'password',
    'captcha',
    // A confirmation that is shown has to be given (A5).
    'confirmPassword',
    ...(method === 'mobile' ? ['mobileNum'] : ['username']),
    ...(proves ? ['mobileNum', 'verificationCode'] : []),
  ]);
  return registrationFields.flatMap((name) => {
    const { enabled = false, required = false, pattern = '' } = rules[name] ?? {};
    const always = name === 'password' || name === 'username' || (needed.has(name) && name === 'mobileNum');
    const shown = name === 'verificationCode' ? proves : always || enabled;
    if (!shown || (name === 'username' && method === 'mobile')) return [];
    return [{ name, required: required || needed.has(name), pattern }];
  });
}

/** What the rules demand and this form cannot give; then nobody can register with it. */
export function unmetDemands(rules: RegistrationRules, sendsCodes = false): string[] {
  const known = new Set<string>(registrationFields);
  return Object.entries(rules)
    .filter(([name, { enabled, required }]) => {
      if (name === 'verificationCode') return enabled && required && !sendsCodes;
      return enabled && required && !known.has(name);
    })
    .map(([name]) => name);
}
