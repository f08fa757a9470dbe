import { atom, computed, type ReadableAtom } from 'nanostores';
import { call } from '../../gateway/client.ts';
import type { Reply } from '../../gateway/endpoint.ts';
import { getWallets, transferAllToMain } from '../../gateway/endpoints/wallet-transfer.ts';
import { asGatewayError } from '../../gateway/errors.ts';
import { invalidate, type Remote, resource } from '../../gateway/resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { $balance } from '../../session/member.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';

export type Wallets = Reply<typeof getWallets>;

/** Milliseconds until the wallets are read again by a new reader. */
const FRESH = 5_000;

const WALLETS = `${PERSONAL_PREFIX}wallets`;

/** The member's main wallet and those at vendors (WL-1). */
export const $wallets = resource<Wallets>(WALLETS, (signal) => call(getWallets, {}, { signal }), {
  freshFor: FRESH,
});

/** What the wallets hold has changed elsewhere: whoever shows them asks again. */
export function forgetWallets(): void {
  invalidate(WALLETS);
}

/** What can be paid out: what the main wallet holds, or the sum of all where that is all that is known. */
export const $payable: ReadableAtom<Remote<number>> = computed(
  [$wallets, $balance],
  (wallets, balance): Remote<number> =>
    wallets.state === 'ready' ? { state: 'ready', value: wallets.value.main } : balance,
);

/** In the site currency: what is known to lie at vendors, in whole thousandths. */
export function atVendors({ vendors }: Wallets): number {
  return vendors.reduce((sum, { balance }) => sum + Math.round((balance ?? 0) * 1_000), 0) / 1_000;
}

/** Whether everything is being brought back. */
export const $bringing = atom(false);

/** Brings back all that lies at vendors, once however often it is pressed. @returns the vendors that kept theirs */
export async function bringAllBack(): Promise<readonly string[]> {
  if ($bringing.get()) return [];
  const token = $session.get()?.token;
  $bringing.set(true);
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
    $bringing.set(false);
  }
  // Somebody else's wallets may be on screen by now.
  if ($session.get()?.token !== token) return [];
  await $wallets.reload();
  return failed;
}
