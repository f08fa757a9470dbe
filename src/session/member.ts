import { atom, onMount, type ReadableAtom } from 'nanostores';
import { invalidate, resource } from '../gateway/cache/resource.ts';
import { getMember, getWallet, type Member, renewSession } from '../gateway/endpoints/session.ts';
import { call } from '../gateway/http/client.ts';
import { platform } from '../platform/platform.ts';
import { PERSONAL_PREFIX } from './session.ts';

/** Milliseconds until a shown balance is read again by a new reader. */
const BALANCE_FRESH = 10_000;

/** The signed-in member; read it only where there is a session. */
export const $member = resource<Member>(`${PERSONAL_PREFIX}info`, (signal) =>
  call(getMember, {}, { signal }),
);

/** The member has another picture now. */
export function setMemberPicture(headIcon: string): void {
  $member.mutate((member) => ({ ...member, headIcon }));
}

const BALANCE_KEY = `${PERSONAL_PREFIX}balance`;

/** Sum over all wallets, in the site currency. */
export const $balance = resource<number>(
  BALANCE_KEY,
  async (signal) => (await call(getWallet, {}, { signal })).sumBalance,
  { freshFor: BALANCE_FRESH },
);

/** The balance changed: a read under way may still answer the old one, so whoever shows it asks again. */
export function invalidateBalance(): void {
  invalidate(BALANCE_KEY);
}

const MASK_KEY = 'MC_BALANCE_MASKED';
const $masked = atom(false);
const $refreshing = atom(false);

/** Whether the balance is hidden behind asterisks. */
export const $balanceMasked: ReadableAtom<boolean> = $masked;
onMount($masked, () => {
  $masked.set(platform().persistentStorage.get(MASK_KEY) === '1');
});

/** True while the player waits for a new balance; it shows as asterisks then (A2). */
export const $balanceRefreshing: ReadableAtom<boolean> = $refreshing;

export function toggleBalanceMask(): void {
  const masked = !$masked.get();
  platform().persistentStorage.set(MASK_KEY, masked ? '1' : '0');
  $masked.set(masked);
}

export async function refreshBalance(): Promise<void> {
  if ($refreshing.get()) return;
  $refreshing.set(true);
  await $balance.reload();
  $refreshing.set(false);
}

/** Shows balances as to somebody who has never chosen: on a terminal the next visitor is somebody else. */
export function resetBalanceView(): void {
  $masked.set(false);
  $refreshing.set(false);
}

/** Asks the gateway to let the session live on (HD-4); a failure shows with the next call that needs it. */
export async function keepSessionAlive(): Promise<void> {
  try {
    await call(renewSession, {});
  } catch (error) {
    platform().report({ name: 'renew', error });
  }
}
