import { atom, onMount } from 'nanostores';
import { call } from '../gateway/client.ts';
import { getMember, getWallet, type Member, renewSession } from '../gateway/endpoints/session.ts';
import { resource } from '../gateway/resource.ts';
import { platform } from '../platform/platform.ts';
import { PERSONAL } from './session.ts';

/** Milliseconds until a shown balance is read again by a new reader. */
const BALANCE_FRESH = 10_000;

/** The signed-in member; read it only where there is a session. */
export const $member = resource<Member>(`${PERSONAL}info`, (signal) => call(getMember, {}, { signal }));

/** Sum over all wallets, in the site currency. */
export const $balance = resource<number>(
  `${PERSONAL}balance`,
  async (signal) => (await call(getWallet, {}, { signal })).sumBalance,
  { freshFor: BALANCE_FRESH },
);

const MASK_KEY = 'MC_BALANCE_MASKED';

/** Whether the balance is hidden behind asterisks. */
export const $balanceMasked = atom(false);
onMount($balanceMasked, () => {
  $balanceMasked.set(platform().persistentStorage.get(MASK_KEY) === '1');
});

export function toggleBalanceMask(): void {
  const masked = !$balanceMasked.get();
  platform().persistentStorage.set(MASK_KEY, masked ? '1' : '0');
  $balanceMasked.set(masked);
}

/** True while the player waits for a new balance; it shows as asterisks then (A2). */
export const $balanceRefreshing = atom(false);

export async function refreshBalance(): Promise<void> {
  if ($balanceRefreshing.get()) return;
  $balanceRefreshing.set(true);
  await $balance.reload();
  $balanceRefreshing.set(false);
}

/** Asks the gateway to let the session live on (HD-4); a failure shows with the next call that needs it. */
export async function renewMember(): Promise<void> {
  try {
    await call(renewSession, {});
  } catch (error) {
    platform().report({ name: 'renew', detail: String(error) });
  }
}
