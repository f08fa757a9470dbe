import { atom, computed, type ReadableAtom } from 'nanostores';
import { invalidate, type Remote, resource } from '../../gateway/cache/resource.ts';
import { getWallets, transferAllToMain } from '../../gateway/endpoints/wallet-transfer.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { $balance } from '../../session/member.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';

export type Wallets = Reply<typeof getWallets>;

const FRESH_FOR = 5_000;

const WALLETS = `${PERSONAL_PREFIX}wallets`;

export const $wallets = resource<Wallets>(WALLETS, (signal) => call(getWallets, {}, { signal }), {
  freshFor: FRESH_FOR,
});

export function invalidateWallets(): void {
  invalidate(WALLETS);
}

/** The withdrawable balance: the main wallet's, or the total if only that is known. */
export const $payable: ReadableAtom<Remote<number>> = computed(
  [$wallets, $balance],
  (wallets, balance): Remote<number> =>
    wallets.state === 'ready' ? { state: 'ready', value: wallets.value.main } : balance,
);

/** Returns the known balance at vendors in the site currency, summed as integer thousandths. */
export function vendorBalance({ vendors }: Wallets): number {
  return vendors.reduce((sum, { balance }) => sum + Math.round((balance ?? 0) * 1_000), 0) / 1_000;
}

export const $isReturning = atom(false);

/** Transfers all vendor balances back; repeated calls send one request. @returns the vendors that failed */
export async function returnVendorBalances(): Promise<readonly string[]> {
  if ($isReturning.get()) return [];
  const token = $session.get()?.token;
  $isReturning.set(true);
  let failed: readonly string[] = [];
  try {
    const { list } = await call(transferAllToMain, {});
    failed = list.filter(({ state }) => state === 'failed').map(({ vendor }) => vendor);
    if ($session.get()?.token === token)
      showToast(failed.length ? 'wallet.partlyBack' : 'wallet.allBack', {
        kind: failed.length ? 'failure' : 'success',
      });
  } catch (thrown) {
    const error = asGatewayError(thrown);
    if ($session.get()?.token === token) showToast(errorText(error), { kind: 'failure' });
  } finally {
    $isReturning.set(false);
  }
  // Another account's wallets may be on screen by now.
  if ($session.get()?.token !== token) return [];
  await $wallets.reload();
  return failed;
}
