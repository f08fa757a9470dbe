import { changePassword } from '../../../gateway/endpoints/passwords.ts';
import { call } from '../../../gateway/http/client.ts';
import { refusal } from '../../../gateway/http/errors.ts';
import type { TextKey } from '../../../i18n/keys.ts';
import { ownEntry } from '../../../lib/own-entry.ts';
import { platform } from '../../../platform/platform.ts';
import { linkTo } from '../../../routes/routes.ts';
import { type Confirmed, withConfirmation } from '../../../second-factor/confirmation.ts';
import { finishPasswordChange } from '../../../session/password-change.ts';
import { $session, $temporaryPassword } from '../../../session/session.ts';
import { requestConfirmation } from '../../../ui/confirm.ts';
import { createForm, type Form } from '../../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../../ui/submission.ts';
import { showToast } from '../../../ui/toasts.ts';
import { checkField } from '../../../validation/check-field.ts';
import { updateRememberedPassword } from '../login/remembered-login.ts';
import { refuseCommonPassword } from './common-password.ts';

/** Field names of the gateway contract, including its misspelling (PW-4). */
export type ChangeField = 'old_password' | 'password' | 'confimpsw';

export interface PasswordChange extends Submission {
  form: Form<ChangeField>;
  /** Whether the form asks for the old password; not when the session still holds it. */
  asksOld: boolean;
  fieldForRefusal(code: string): ChangeField | undefined;
}

const fieldByCode: Readonly<Record<string, ChangeField>> = {
  [refusal.wrongPassword]: 'old_password',
  [refusal.samePassword]: 'password',
  [refusal.passwordFormat]: 'password',
  [refusal.confirmation]: 'confimpsw',
};

/** Milliseconds: limit of the loading message, and delay before home. */
const LOADING = 10_000;
const HOME_DELAY = 1_000;

/** The text of an empty field is the same in all three. */
const needed = (value: string): [TextKey] | undefined => (value ? undefined : ['account.newNeeded']);

/** Creates the state of one form. The passwords are discarded with it. */
export function createPasswordChange(): PasswordChange {
  const held = $temporaryPassword.get();
  const form = createForm<ChangeField>({
    old_password: (value) =>
      held === undefined ? (needed(value) ?? checkField('loginPassword', value)) : [],
    password: (value) => needed(value) ?? checkField('password', value),
    confimpsw: (value, { password }) =>
      needed(value) ?? (value === password ? [] : ['account.confirmNewDiffers']),
  });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const submission = createSubmission(async (signal) => {
    const { old_password, password, confimpsw } = form.$values.get();
    const oldPassword = held ?? old_password;
    if (password === oldPassword) {
      await requestConfirmation({
        title: 'account.samePasswordTitle',
        text: 'account.samePasswordText',
        yes: 'common.submit',
      });
      return;
    }
    await refuseCommonPassword(password);
    const body = { oldPassword, newPassword: password, confirmNewPassword: confimpsw };
    const send = async (confirmed: Confirmed) => {
      const hide = showToast('common.loading', { kind: 'loading', ms: LOADING });
      try {
        await call(changePassword, { body: { ...body, ...confirmed } }, { signal });
      } finally {
        hide();
      }
    };
    await withConfirmation('password', send, signal);
    form.reset();
    finishPasswordChange();
    showToast('account.passwordChanged', { kind: 'success' });
    await updateRemembered($session.get()?.userName ?? '', password);
    leaving = setTimeout(() => platform().navigate(linkTo('home')), HOME_DELAY);
  });
  return {
    form,
    asksOld: held === undefined,
    fieldForRefusal(code) {
      const name = ownEntry(fieldByCode, code);
      return name === 'old_password' && held !== undefined ? undefined : name;
    },
    ...submission,
    stop() {
      clearTimeout(leaving);
      submission.stop();
    },
  };
}

/** A failed update is only reported: the next login asks for the password. */
async function updateRemembered(username: string, password: string): Promise<void> {
  try {
    await updateRememberedPassword(username, password);
  } catch (error) {
    platform().report({ name: 'remembered', error });
  }
}
