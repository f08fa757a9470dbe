import { createForm, type Form } from '../ui/form-state.ts';
import { createSubmission, type Submission } from '../ui/submission.ts';
import { bounds } from '../validation/bounds.ts';
import { meantValue } from '../validation/field-rules.ts';
import { messagesFor } from '../validation/messages-for.ts';
import { signIn } from './sign-in.ts';

export type LoginField = 'username' | 'password';

export interface Login extends Submission {
  form: Form<LoginField>;
}

/** One login form's state, from its first letter until it is left: the password lives no longer. */
export function createLogin(): Login {
  const form = createForm<LoginField>(
    {
      username: (value) => messagesFor('loginUsername', value),
      password: (value) => messagesFor('loginPassword', value),
    },
    bounds,
  );
  const submission = createSubmission((signal) => {
    const { username, password } = form.$values.get();
    return signIn(meantValue('loginUsername', username), password, signal);
  });
  return { form, ...submission };
}
