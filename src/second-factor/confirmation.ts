import { confirm, startConfirmation } from '../gateway/endpoints/second-factor.ts';
import type { Purpose } from '../gateway/endpoints/shared/factor-fields.ts';
import { call } from '../gateway/http/client.ts';
import { asGatewayError, GatewayError } from '../gateway/http/errors.ts';
import { featureRefusal } from '../gateway/http/feature-refusals.ts';
import type { TextKey } from '../i18n/keys.ts';
import { platform } from '../platform/platform.ts';
import { $session } from '../session/session.ts';
import { askForProof } from './proof-question.ts';

const titles: Readonly<Record<Purpose, TextKey>> = {
  withdraw: 'security.confirmWithdrawal',
  payoutAccount: 'security.confirmAccount',
  password: 'security.confirmPassword',
  factors: 'security.confirmTitle',
  agent: 'security.confirmTitle',
};

/** The confirmation that is valid for several calls, with its session. */
let reusable: { token: string; confirmation: string; until: number } | undefined;

/** The field of a call's body. */
export interface Confirmed {
  confirmation?: string;
}

/**
 * Sends a call and, where the gateway demands it, asks the player to confirm it and sends it again.
 * @throws GatewayError of kind `aborted` when the player cancels
 */
export async function withConfirmation<Result>(
  purpose: Purpose,
  send: (confirmed: Confirmed) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const token = $session.get()?.token ?? '';
  try {
    return await send(purpose === 'agent' ? heldBy(token) : {});
  } catch (thrown) {
    const error = asGatewayError(thrown);
    if (error.code !== featureRefusal.confirmationNeeded) throw error;
  }
  const challenge = await call(startConfirmation, { body: { purpose } }, { signal });
  const confirmed = await askForProof(
    challenge,
    titles[purpose],
    (proof, sending) => call(confirm, { body: { purpose, proof } }, { signal: sending }),
    signal,
  );
  if (!confirmed || $session.get()?.token !== token) throw new GatewayError('aborted');
  const { confirmation, expiresIn } = confirmed;
  if (confirmed.reusable) reusable = { token, confirmation, until: platform().now() + expiresIn * 1000 };
  return send({ confirmation });
}

function heldBy(token: string): Confirmed {
  if (reusable?.token !== token || platform().now() >= reusable.until) reusable = undefined;
  return reusable ? { confirmation: reusable.confirmation } : {};
}
