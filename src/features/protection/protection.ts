import { atom, onMount, type ReadableAtom } from 'nanostores';
import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import { mutate } from '../../gateway/cache/mutate.ts';
import { invalidate, resource } from '../../gateway/cache/resource.ts';
import {
  confirmLimit,
  getProtection,
  getProtectionHistory,
  type LimitView,
  setRealityCheck,
  startBreak,
} from '../../gateway/endpoints/protection.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import type { BreakKind } from '../../gateway/protection/rules.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { clockOffset } from '../../platform/clock-offset.ts';
import { platform } from '../../platform/platform.ts';
import { clearSession, PERSONAL_PREFIX } from '../../session/session.ts';
import { singleFlight } from '../../session/single-flight.ts';
import { requestConfirmation } from '../../ui/confirm.ts';
import { showToast } from '../../ui/toasts.ts';

export interface Protection extends Reply<typeof getProtection> {
  /** Milliseconds to add to the device's time to get the gateway's. */
  offset: number;
}
export type { LimitView };

const PAGE_SIZE = 10;
/** Begins with the key of the payments, so that a payment invalidates the remaining limits. */
const LIMITS = `${PERSONAL_PREFIX}payments/protection`;
const HISTORY = `${PERSONAL_PREFIX}protection-history`;

export const $protection = resource<Protection>(LIMITS, async (signal) => {
  const asked = platform().now();
  const reply = await call(getProtection, {}, { signal });
  return { ...reply, offset: reply.serverTime === null ? 0 : clockOffset(reply.serverTime, asked) };
});

export const $history = infiniteResource(HISTORY, async (pageNo, signal) => {
  const query = { pageNo, pageSize: PAGE_SIZE };
  return { totals: undefined, ...(await call(getProtectionHistory, { query }, { signal })) };
});

const $acting = atom<ReadonlySet<string>>(new Set());

/** Shows the limits of a response, and reads the history again. */
export function updateLimits(changed: Pick<Protection, 'limits' | 'reviewAt'>): void {
  mutate($protection, (known) => ({ ...known, ...changed }));
  invalidate(HISTORY);
}

/** Confirms or withdraws a looser limit. */
export async function answerPending({ kind, period }: LimitView, accepted: boolean): Promise<boolean> {
  let answered = false;
  await singleFlight($acting, `${kind} ${period}`, async (isHere) => {
    try {
      const changed = await call(confirmLimit, { body: { kind, period, accepted } });
      if (!isHere()) return;
      updateLimits(changed);
      showToast(accepted ? 'protection.limitSet' : 'protection.eventWithdrawn', { kind: 'success' });
      answered = true;
    } catch (thrown) {
      if (!isHere()) return;
      const error = asGatewayError(thrown);
      const text = error.kind === 'refused' ? 'protection.stillWaiting' : errorText(error);
      showToast(text, { kind: 'failure' });
      void $protection.reload();
    }
  });
  return answered;
}

/** Sets the minutes between two reality checks. */
export async function chooseInterval(minutes: number): Promise<void> {
  await singleFlight($acting, 'interval', async (isHere) => {
    try {
      const changed = await call(setRealityCheck, { body: { minutes } });
      if (!isHere()) return;
      mutate($protection, (known) => ({ ...known, ...changed }));
      invalidate(HISTORY);
      showToast('protection.checkSet', { kind: 'success' });
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
    }
  });
}

const $begun = atom<Reply<typeof startBreak> | undefined>();
/** The break that the player has started on this page; undefined after leaving it. */
export const $begunBreak: ReadableAtom<Reply<typeof startBreak> | undefined> = $begun;
onMount($begun, () => () => $begun.set(undefined));

/**
 * Starts a break without a question: for the panic button. The session ends here at once. Resolves to whether the
 * break has begun.
 */
export async function beginBreak(kind: BreakKind, hours: number | null): Promise<boolean> {
  const begun = await singleFlight($acting, 'break', async (isHere) => {
    try {
      const pause = await call(startBreak, { body: { kind, hours } });
      if (!isHere()) return false;
      clearSession();
      $begun.set(pause);
      return true;
    } catch (thrown) {
      if (isHere()) showToast(errorText(asGatewayError(thrown)), { kind: 'failure' });
      return false;
    }
  });
  return begun === true;
}

/** Starts a break after a confirmation. */
export async function requestBreak(
  kind: 'timeOut' | 'exclusion',
  hours: number | null,
  duration: string,
): Promise<void> {
  const sure = await requestConfirmation({
    title: `protection.${kind}Question`,
    text: `protection.${kind}Text`,
    yes: `protection.${kind}Start`,
    no: 'common.cancel',
    values: { duration },
  });
  if (sure) await beginBreak(kind, hours);
}
