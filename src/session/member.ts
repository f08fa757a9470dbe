import { atom, onMount, type ReadableAtom } from 'nanostores';
import { mutate } from '../gateway/cache/mutate.ts';
import { invalidate, resource } from '../gateway/cache/resource.ts';
import { getMember, getWallet, type Member, renewSession } from '../gateway/endpoints/session.ts';
import { call } from '../gateway/http/client.ts';
import { followLanguage, inLanguage } from '../lib/current-language.ts';
import { platform } from '../platform/platform.ts';
import { PERSONAL_PREFIX } from './session.ts';

/** Milliseconds until a new subscriber reads the balance again. */
const BALANCE_FRESH = 10_000;

/** The signed-in member; subscribe only with a session. */
export const $member = followLanguage(
  resource<Member>(`${PERSONAL_PREFIX}info`, (signal) => call(getMember, inLanguage(), { signal })),
);

export function setMemberPicture(headIcon: string): void {
  mutate($member, (member) => ({ ...member, headIcon }));
}

const BALANCE_KEY = `${PERSONAL_PREFIX}balance`;

/** Sum over all wallets, in the site currency. */
export const $balance = resource<number>(
  BALANCE_KEY,
  async (signal) => (await call(getWallet, {}, { signal })).sumBalance,
  { freshFor: BALANCE_FRESH },
);

/** Discards the balance after a transaction: a read in progress may still return the old one. */
export function invalidateBalance(): void {
  invalidate(BALANCE_KEY);
}

const MASK_KEY = 'MC_BALANCE_MASKED';
const $masked = atom(false);
const $refreshing = atom(false);

export const $balanceMasked: ReadableAtom<boolean> = $masked;
onMount($masked, () => {
  $masked.set(platform().persistentStorage.get(MASK_KEY) === '1');
});

/** True while the player waits for a new balance, which shows as asterisks meanwhile (HD-5). */
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

/** Resets mask and refresh state for the next visitor of a terminal. */
export function resetBalanceView(): void {
  $masked.set(false);
  $refreshing.set(false);
}

/** Extends the session at the gateway (HD-4). A failure shows with the next call that needs the session. */
export async function keepSessionAlive(): Promise<void> {
  try {
    await call(renewSession, {});
  } catch (error) {
    platform().report({ name: 'renew', error });
  }
}
