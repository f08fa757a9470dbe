import { atom, type ReadableAtom } from 'nanostores';
import type { FactorChallenge, Proof } from '../gateway/endpoints/shared/factor-fields.ts';
import type { TextKey } from '../i18n/keys.ts';
import { $confirmation, requestConfirmation } from '../ui/confirm.ts';

/** A question for a proof of identity. */
export interface ProofQuestion {
  challenge: FactorChallenge;
  title: TextKey;
  /** Sends the proof. @throws GatewayError for a wrong one */
  send(proof: Proof, signal: AbortSignal): Promise<void>;
}

const $question = atom<ProofQuestion | undefined>();

/** The question on screen. */
export const $proofQuestion: ReadableAtom<ProofQuestion | undefined> = $question;

/**
 * Asks for a proof of identity over the page and sends it, again after a wrong one. Resolves to undefined when the
 * player cancels or `signal` aborts.
 */
export async function askForProof<Result>(
  challenge: FactorChallenge,
  title: TextKey,
  send: (proof: Proof, signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  let result: Result | undefined;
  const question: ProofQuestion = {
    challenge,
    title,
    async send(proof, sending) {
      result = await send(proof, sending);
      if (!sending.aborted) $confirmation.get()?.answer(true);
    },
  };
  $question.set(question);
  const answered = requestConfirmation({ dialog: 'proof' });
  const close = () => {
    if ($question.get() === question) $confirmation.get()?.answer(false);
  };
  signal?.addEventListener('abort', close, { once: true });
  const done = await answered;
  signal?.removeEventListener('abort', close);
  if ($question.get() === question) $question.set(undefined);
  return done ? result : undefined;
}
