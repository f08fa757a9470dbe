import { refusal } from '../../../gateway/http/errors.ts';
import { ownEntry } from '../../../lib/own-entry.ts';
import type { RegistrationField } from './registration-fields.ts';

const fields: Readonly<Record<string, RegistrationField>> = {
  [refusal.underAge]: 'birthDate',
  [refusal.nameTaken]: 'username',
  [refusal.nameFormat]: 'username',
  [refusal.mobileTaken]: 'mobileNum',
  [refusal.mobileFormat]: 'mobileNum',
  [refusal.emailTaken]: 'email',
  [refusal.emailFormat]: 'email',
  [refusal.passwordFormat]: 'password',
  [refusal.confirmation]: 'confirmPassword',
  [refusal.codeWrong]: 'verificationCode',
  [refusal.captcha]: 'captcha',
  [refusal.affiliate]: 'affiliateCode',
  [refusal.recommender]: 'recommenderId',
};

/** Returns the field to focus after a refused registration. */
export function fieldForError(code: string): RegistrationField | undefined {
  return ownEntry(fields, code);
}
