import type { TextKey } from '../../../i18n/keys.ts';
import type { RegistrationMethod, ShownField, ShownName } from './registration-fields.ts';

/** Some fields of registration that are asked for together. */
export interface RegistrationStep {
  title: TextKey;
  fields: readonly ShownField[];
}

/** Fields that fit on a phone's screen at once: a form of no more is one step. */
const AT_ONCE = 5;

const toSignIn: ReadonlySet<ShownName> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
]);
const ofNumber: ReadonlySet<ShownName> = new Set(['mobileNum', 'verificationCode']);
const toFinish: ReadonlySet<ShownName> = new Set(['recommenderId', 'affiliateCode', 'captcha']);

/**
 * The steps of a way to register: what one signs in with, who one is, what ends it. None is empty (RG-2). The code of an
 * affiliate comes when it is known to be needed, so it makes no step, lest they change under somebody's hands.
 */
export function stepsOf(fields: readonly ShownField[], method: RegistrationMethod): RegistrationStep[] {
  const lasting = fields.filter(({ name }) => name !== 'affiliateCode');
  if (lasting.length <= AT_ONCE) return [{ title: 'account.stepAccount', fields }];
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
