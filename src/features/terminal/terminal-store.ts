import { atom, type ReadableAtom } from 'nanostores';
import { agreeToPairing, lookUpPairing, refusePairing } from '../../gateway/endpoints/pairing.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { asGatewayError, type GatewayError } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { deleteTerminalCode } from './terminal-code.ts';
import { refetchTerminalSession } from './terminal-session.ts';

export type Pairing = Reply<typeof lookUpPairing>;

export type Step =
  /** `why`: the result of the previous code. */
  { state: 'enter'; why?: TextKey } | { state: 'choose'; pairing: Pairing } | { state: 'agreed' };

export interface TerminalSignIn {
  $step: ReadableAtom<Step>;
  form: Form<'code'>;
  lookUp: Submission;
  /** The selected number; undefined before a selection. */
  $picked: ReadableAtom<number | undefined>;
  pick(number: number): void;
  /** Sends the selection: the terminal is signed in, or the code ends. */
  confirm: Submission;
  /** Reports that the player is not at that terminal. */
  refuse: Submission;
  restart(why?: TextKey): void;
  stop(): void;
}

const endedMessages: Readonly<Record<string, TextKey>> = {
  [featureRefusal.pairingOver]: 'terminal.over',
  [featureRefusal.pairingNumber]: 'terminal.wrongNumber',
  [featureRefusal.pairingContested]: 'terminal.contested',
};

export function terminalErrorText(error: GatewayError): TextKey {
  return ownEntry(endedMessages, error.code) ?? errorText(error);
}

export function createTerminalSignIn(): TerminalSignIn {
  const $step = atom<Step>({ state: 'enter' });
  const $picked = atom<number | undefined>();
  const form = createForm<'code'>({
    code: (value) => (/^[\s-]*([a-z][\s-]*){8}$/i.test(value) ? [] : ['terminal.codeNeeded']),
  });
  const restart = (why?: TextKey) => {
    form.reset();
    $picked.set(undefined);
    $step.set({ state: 'enter', ...(why && { why }) });
  };
  const lookUp = createSubmission(async (signal) => {
    try {
      const body = { userCode: form.$values.get().code.trim() };
      const pairing = await call(lookUpPairing, { body }, { signal });
      $step.set({ state: 'choose', pairing });
    } finally {
      // Keeps the code if the attempt was cancelled, as when another player signs in.
      if (!signal.aborted) deleteTerminalCode();
    }
  });
  const pairingId = () => {
    const step = $step.get();
    return step.state === 'choose' ? step.pairing.pairingId : '';
  };
  /** Sends a reply, and shows the message if the code has ended. */
  const answer = (send: (signal: AbortSignal) => Promise<void>) =>
    createSubmission(async (signal) => {
      try {
        await send(signal);
      } catch (thrown) {
        const ending = ownEntry(endedMessages, asGatewayError(thrown).code);
        if (!ending) throw thrown;
        restart(ending);
      }
    });
  const confirm = answer(async (signal) => {
    const number = $picked.get();
    if (number === undefined) return;
    await call(agreeToPairing, { body: { pairingId: pairingId(), number } }, { signal });
    await refetchTerminalSession();
    $step.set({ state: 'agreed' });
  });
  const refuse = answer(async (signal) => {
    await call(refusePairing, { body: { pairingId: pairingId() } }, { signal });
    restart('terminal.refused');
  });
  return {
    $step,
    form,
    lookUp,
    $picked,
    pick: (number) => $picked.set(number),
    confirm,
    refuse,
    restart,
    stop() {
      for (const submission of [lookUp, confirm, refuse]) submission.stop();
    },
  };
}
