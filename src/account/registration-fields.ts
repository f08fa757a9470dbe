import type { RegistrationRules } from '../gateway/endpoints/register.ts';
import type { FieldName } from '../validation/field-rules.ts';
import type { Demand } from '../validation/messages-for.ts';

/** The fields registration can show, in their order (A2). */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const satisfies FieldName[];

export type RegistrationField = (typeof registrationFields)[number];

export interface ShownField extends Required<Demand> {
  name: RegistrationField;
}

/** Without these there is no account to sign in to, whatever the rules say. */
const always: ReadonlySet<string> = new Set(['username', 'password']);

/** The fields the served rules ask for, in order. */
export function shownFields(rules: RegistrationRules): ShownField[] {
  return registrationFields.flatMap((name) => {
    const { enabled = false, required = false, pattern = '' } = rules[name] ?? {};
    if (always.has(name)) return [{ name, required: true, pattern }];
    // A confirmation that is shown has to be given (A5).
    return enabled ? [{ name, required: required || name === 'confirmPassword', pattern }] : [];
  });
}

/** What the rules demand and this form cannot give, such as a code by SMS; then nobody can register with it. */
export function unmetDemands(rules: RegistrationRules): string[] {
  const known = new Set<string>(registrationFields);
  return Object.entries(rules)
    .filter(
      ([name, { enabled, required }]) => enabled && !known.has(name) && (required || name === 'captcha'),
    )
    .map(([name]) => name);
}
