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
import { forgetTerminalCode } from './terminal-code.ts';
import { readTerminalSession } from './terminal-session.ts';

export type Pairing = Reply<typeof lookUpPairing>;

export type Step =
  /** `why`: the result of the previous code. */
  { state: 'enter'; why?: TextKey } | { state: 'choose'; pairing: Pairing } | { state: 'agreed' };

export interface TerminalSignIn {
  $step: ReadableAtom<Step>;
  form: Form<'code'>;
  /** Looks up the typed or scanned code. */
  look: Submission;
  /** The selected number; undefined before a selection. */
  $picked: ReadableAtom<number | undefined>;
  pick(number: number): void;
  /** Sends the selection: the terminal is signed in, or the code ends. */
  agree: Submission;
  /** Reports that the player is not at that terminal. */
  refuse: Submission;
  /** Returns to the code form. */
  again(why?: TextKey): void;
  stop(): void;
}

/** Messages for refusals that end a code. */
const endings: Readonly<Record<string, TextKey>> = {
  [featureRefusal.pairingOver]: 'terminal.over',
  [featureRefusal.pairingNumber]: 'terminal.wrongNumber',
  [featureRefusal.pairingContested]: 'terminal.contested',
};

export function terminalErrorText(error: GatewayError): TextKey {
  return ownEntry(endings, error.code) ?? errorText(error);
}

/** Creates the state of a sign-in at a terminal for the current session. */
export function createTerminalSignIn(): TerminalSignIn {
  const $step = atom<Step>({ state: 'enter' });
  const $picked = atom<number | undefined>();
  const form = createForm<'code'>({
    code: (value) => (/^[\s-]*([a-z][\s-]*){8}$/i.test(value) ? [] : ['terminal.codeNeeded']),
  });
  const again = (why?: TextKey) => {
    form.reset();
    $picked.set(undefined);
    $step.set({ state: 'enter', ...(why && { why }) });
  };
  const look = createSubmission(async (signal) => {
    try {
      const body = { userCode: form.$values.get().code.trim() };
      const pairing = await call(lookUpPairing, { body }, { signal });
      $step.set({ state: 'choose', pairing });
    } finally {
      // Keeps the code if the attempt was cancelled, as when another player signs in.
      if (!signal.aborted) forgetTerminalCode();
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
        const ending = ownEntry(endings, asGatewayError(thrown).code);
        if (!ending) throw thrown;
        again(ending);
      }
    });
  const agree = answer(async (signal) => {
    const number = $picked.get();
    if (number === undefined) return;
    await call(agreeToPairing, { body: { pairingId: pairingId(), number } }, { signal });
    await readTerminalSession();
    $step.set({ state: 'agreed' });
  });
  const refuse = answer(async (signal) => {
    await call(refusePairing, { body: { pairingId: pairingId() } }, { signal });
    again('terminal.refused');
  });
  return {
    $step,
    form,
    look,
    $picked,
    pick: (number) => $picked.set(number),
    agree,
    refuse,
    again,
    stop() {
      for (const submission of [look, agree, refuse]) submission.stop();
    },
  };
}
