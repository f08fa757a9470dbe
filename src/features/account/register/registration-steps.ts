import type { TextKey } from '../../../i18n/keys.ts';
import type { RegistrationMethod, ShownField, ShownName } from './registration-fields.ts';

export interface RegistrationStep {
  title: TextKey;
  fields: readonly ShownField[];
}

/** Fields that fit on a phone's screen; a form with no more is a single step. */
const MAX_FIELDS = 5;

const toSignIn: ReadonlySet<ShownName> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
]);
const ofNumber: ReadonlySet<ShownName> = new Set(['mobileNum', 'verificationCode']);
const toFinish: ReadonlySet<ShownName> = new Set(['recommenderId', 'affiliateCode', 'captcha']);

/**
 * Returns the steps of a method: credentials, personal data, final checks. No step is empty (RG-2). The
 * affiliate code appears only when it is needed, so it never forms a step, which would renumber the others
 * while the player types.
 */
export function stepsOf(fields: readonly ShownField[], method: RegistrationMethod): RegistrationStep[] {
  const lasting = fields.filter(({ name }) => name !== 'affiliateCode');
  if (lasting.length <= MAX_FIELDS) return [{ title: 'account.stepAccount', fields }];
  const first = (name: ShownName) => toSignIn.has(name) || (method === 'mobile' && ofNumber.has(name));
  const ends = lasting.some(({ name }) => toFinish.has(name));
  const last = (name: ShownName) => ends && toFinish.has(name);
  const steps: RegistrationStep[] = [
    { title: 'account.stepAccount', fields: fields.filter(({ name }) => first(name)) },
    {
      title: 'account.stepPerson',
      fields: fields.filter(({ name }) => !first(name) && !last(name)),
    },
    { title: 'account.stepEnd', fields: fields.filter(({ name }) => last(name)) },
  ];
  return steps.filter((step) => step.fields.length > 0);
}
