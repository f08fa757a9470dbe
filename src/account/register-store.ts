import { call } from '../gateway/client.ts';
import {
  getRegistrationRules,
  type RegistrationRules,
  registerByName,
} from '../gateway/endpoints/register.ts';
import { resource } from '../gateway/resource.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { createForm, type FieldCheck, type Form } from '../ui/form-state.ts';
import { createSubmission, type Submission } from '../ui/submission.ts';
import { showToast } from '../ui/toasts.ts';
import { bounds } from '../validation/bounds.ts';
import { meantValue } from '../validation/field-rules.ts';
import { confirmMessages, messagesFor } from '../validation/messages-for.ts';
import { registerMethodOf, WEBCLIP_KEY } from './register-method.ts';
import { type RegistrationField, type ShownField, shownFields } from './registration-fields.ts';
import { signIn } from './sign-in.ts';

/** The registration rules of this site. */
export const $registrationRules = resource<RegistrationRules>('registrationRules', (signal) =>
  call(getRegistrationRules, {}, { signal }),
);

export interface Registration extends Submission {
  fields: readonly ShownField[];
  form: Form<RegistrationField>;
  /** Empties every field and takes what was said of them away. */
  reset(): void;
}

type Checks = Partial<Record<RegistrationField, FieldCheck<RegistrationField>>>;

/** One registration form's state under the served rules; `host` is the name the site was opened by. */
export function createRegistration(rules: RegistrationRules, host: string): Registration {
  const fields = shownFields(rules);
  const checks: Checks = {};
  for (const { name, ...demand } of fields) {
    checks[name] =
      name === 'confirmPassword'
        ? (value, { password }) => confirmMessages(value, password)
        : (value) => messagesFor(name, value, demand);
  }
  // The form has the fields shown; the rest of the names stand for nothing in it.
  const form = createForm(checks as Required<Checks>, bounds);
  const submission = createSubmission(async (signal) => {
    const body = bodyOf(fields, form.$values.get(), host);
    await call(registerByName, { body }, { signal });
    showToast('account.registered', { kind: 'success' });
    await enter(body.username, body.password, signal);
  });
  return {
    fields,
    form,
    ...submission,
    reset() {
      form.reset();
      submission.stop();
    },
  };
}

/** Signs the new member in; where that fails they have an account all the same, and the login page is next. */
async function enter(username: string, password: string, signal: AbortSignal): Promise<void> {
  try {
    await signIn({ username, password, type: 'username', rememberPassword: false }, signal);
  } catch {
    if (!signal.aborted) platform().navigate(linkTo('login'), { replace: true });
  }
}

function bodyOf(
  fields: readonly ShownField[],
  values: Readonly<Partial<Record<RegistrationField, string>>>,
  host: string,
) {
  const filled = fields
    .map(({ name }) => [name, meantValue(name, values[name] ?? '')] as const)
    .filter(([, value]) => value !== '');
  const {
    username = '',
    password = '',
    ...rest
  }: Partial<Record<RegistrationField, string>> = Object.fromEntries(filled);
  const { device, lasting } = platform();
  return {
    confirmPassword: password,
    ...rest,
    username,
    password,
    registerUrl: host,
    domain: host,
    registerMethod: registerMethodOf(device, lasting.get(WEBCLIP_KEY)),
    type: 0 as const,
  };
}
