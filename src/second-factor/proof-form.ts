import { atom, type ReadableAtom } from 'nanostores';
import type { FactorChallenge, Proof, ProofMethod } from '../gateway/endpoints/shared/factor-fields.ts';
import type { GatewayError } from '../gateway/http/errors.ts';
import { featureRefusal } from '../gateway/http/feature-refusals.ts';
import type { TextKey } from '../i18n/keys.ts';
import { latinDigits } from '../lib/digits.ts';
import { platform } from '../platform/platform.ts';
import { createForm, type Form } from '../ui/form-state.ts';
import { createSubmission, type Submission } from '../ui/submission.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { factorFailure } from './factor-texts.ts';
import type { ProofQuestion } from './proof-question.ts';

export type ProofField = 'code' | 'recovery' | 'password';

export interface ProofForm extends Submission {
  /** Methods that the member has and that are safe on this device; empty if there is none. */
  methods: readonly ProofMethod[];
  $method: ReadableAtom<ProofMethod | undefined>;
  choose(method: ProofMethod): void;
  form: Form<ProofField>;
  fieldForRefusal(code: string): ProofField | undefined;
  failureText(error: GatewayError): TextKey;
}

/** Returns the methods that are safe here: at a terminal others may watch, and only a time code is worthless to them. */
function usableMethods({ methods }: FactorChallenge): ProofMethod[] {
  return methods.filter(
    (method) => (method !== 'passkey' || canUsePasskeys()) && (method !== 'recovery' || platform().ownDevice),
  );
}

/** Creates the form of one question. */
export function createProofForm({ challenge, send }: ProofQuestion): ProofForm {
  const methods = usableMethods(challenge);
  const $method = atom(methods[0]);
  const required = (method: ProofField, message: TextKey) => (value: string) =>
    $method.get() !== method || value.trim() ? [] : [message];
  const form = createForm<ProofField>({
    code: required('code', 'security.codeNeeded'),
    recovery: required('recovery', 'security.recoveryNeeded'),
    password: required('password', 'account.passwordNeeded'),
  });
  const proofOf = async (method: ProofMethod): Promise<Proof> => {
    const { code, recovery, password } = form.$values.get();
    switch (method) {
      case 'passkey': {
        const { signWithPasskey } = await import('./passkeys.ts');
        return { method, credential: (await signWithPasskey(challenge.passkey ?? {})) as never };
      }
      case 'code':
        return { method, code: latinDigits(code).replace(/\s/g, '') };
      case 'recovery':
        return { method, code: recovery.trim() };
      case 'password':
        return { method, password };
    }
  };
  const submission = createSubmission(async (signal) => {
    const method = $method.get();
    if (method) await send(await proofOf(method), signal);
  });
  return {
    ...submission,
    methods,
    $method,
    choose(method) {
      submission.stop();
      form.clearErrors();
      $method.set(method);
    },
    form,
    fieldForRefusal(code) {
      const method = $method.get();
      return code === featureRefusal.confirmationWrong && method !== 'passkey' ? method : undefined;
    },
    failureText(error) {
      const isPassword = error.code === featureRefusal.confirmationWrong && $method.get() === 'password';
      return isPassword ? 'errors.wrongPassword' : factorFailure(error);
    },
  };
}
