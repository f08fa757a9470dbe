import { mutate } from '../../../gateway/cache/mutate.ts';
import { resource } from '../../../gateway/cache/resource.ts';
import {
  activateCodes,
  addPasskey,
  type Factors,
  getFactors,
  removeFactor,
  renamePasskey,
  renewRecoveryCodes,
  startCodes,
  startPasskey,
} from '../../../gateway/endpoints/second-factor.ts';
import { call } from '../../../gateway/http/client.ts';
import type { TextKey } from '../../../i18n/keys.ts';
import { latinDigits } from '../../../lib/digits.ts';
import { withConfirmation } from '../../../second-factor/confirmation.ts';
import { PERSONAL_PREFIX } from '../../../session/session.ts';
import { requestConfirmation } from '../../../ui/confirm.ts';
import { createForm, type Form } from '../../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../../ui/submission.ts';
import { showToast } from '../../../ui/toasts.ts';

/** The passkeys and codes of the account. */
export const $factors = resource<Factors>(`${PERSONAL_PREFIX}factors`, (signal) =>
  call(getFactors, {}, { signal }),
);

export interface FactorActions {
  /** Creates a passkey on this device and adds it. */
  addPasskey: Submission;
  /** Asks for a confirmation, then removes a passkey by its id, or the time codes with `codes`. */
  remove(id: string): Promise<boolean>;
  removal: Submission;
  renewal: Submission;
  stop(): void;
}

/** Creates the actions of one list. `show` receives new recovery codes, which the gateway sends once. */
export function createFactorActions(show: (codes: readonly string[]) => void): FactorActions {
  let removing = '';
  const addition = createSubmission(async (signal) => {
    const options = await withConfirmation(
      'factors',
      (confirmed) => call(startPasskey, { body: confirmed }, { signal }),
      signal,
    );
    const { createPasskey } = await import('../../../second-factor/passkeys.ts');
    const credential = (await createPasskey(options)) as never;
    accept(await call(addPasskey, { body: { credential } }, { signal }), show, 'factors.passkeyAdded');
  });
  const removal = createSubmission(async (signal) => {
    const id = removing;
    const left = await withConfirmation(
      'factors',
      (confirmed) => call(removeFactor, { body: { id, ...confirmed } }, { signal }),
      signal,
    );
    mutate($factors, () => left);
    showToast('factors.removed', { kind: 'success' });
  });
  const renewal = createSubmission(async (signal) => {
    const renewed = await withConfirmation(
      'factors',
      (confirmed) => call(renewRecoveryCodes, { body: confirmed }, { signal }),
      signal,
    );
    accept(renewed, show);
  });
  return {
    addPasskey: addition,
    async remove(id) {
      const sure = await requestConfirmation({
        title: id === 'codes' ? 'factors.removeCodesTitle' : 'factors.removePasskeyTitle',
        text: 'factors.removeText',
        yes: 'factors.remove',
        no: 'common.cancel',
      });
      if (!sure) return false;
      removing = id;
      return removal.submit();
    },
    removal,
    renewal,
    stop() {
      for (const one of [addition, removal, renewal]) one.stop();
    },
  };
}

function accept(
  { newRecoveryCodes, ...factors }: Factors & { newRecoveryCodes: string[] },
  show: (codes: readonly string[]) => void,
  success?: TextKey,
): void {
  mutate($factors, () => factors);
  // A toast would cover the buttons of the dialog with the codes.
  if (newRecoveryCodes.length) show(newRecoveryCodes);
  else if (success) showToast(success, { kind: 'success' });
}

export interface Renaming extends Submission {
  form: Form<'name'>;
}

/** Creates the form for the name of a passkey. */
export function createRenaming(id: string, name: string, renamed: () => void): Renaming {
  const form = createForm<'name'>({ name: (value) => (value.trim() ? [] : ['factors.nameNeeded']) });
  form.change('name', name);
  const submission = createSubmission(async (signal) => {
    const body = { id, name: form.$values.get().name.trim() };
    const factors = await call(renamePasskey, { body }, { signal });
    mutate($factors, () => factors);
    renamed();
    showToast('factors.renamed', { kind: 'success' });
  });
  return { form, ...submission };
}

/** A secret for an app with time codes. */
export interface CodeSecret {
  secret: string;
  uri: string;
}

/** Requests a secret after a confirmation. @throws GatewayError */
export const requestSecret = (signal: AbortSignal): Promise<CodeSecret> =>
  withConfirmation('factors', (confirmed) => call(startCodes, { body: confirmed }, { signal }), signal);

export interface CodeActivation extends Submission {
  form: Form<'code'>;
}

/** Creates the form for the first code of the app. */
export function createActivation(
  show: (codes: readonly string[]) => void,
  activated: () => void,
): CodeActivation {
  const form = createForm<'code'>({ code: (value) => (value.trim() ? [] : ['security.codeNeeded']) });
  const submission = createSubmission(async (signal) => {
    const code = latinDigits(form.$values.get().code).replace(/\s/g, '');
    const reply = await call(activateCodes, { body: { code } }, { signal });
    activated();
    accept(reply, show, 'factors.codesAdded');
  });
  return { form, ...submission };
}
