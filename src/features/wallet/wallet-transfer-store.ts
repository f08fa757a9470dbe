import { atom, type ReadableAtom } from 'nanostores';
import { mutate } from '../../gateway/cache/mutate.ts';
import { transferWallet } from '../../gateway/endpoints/wallet-transfer.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { randomId } from '../../lib/hex.ts';
import { memberDrafts } from '../../session/member-drafts.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { amountErrors, parseAmount } from './amount.ts';
import { $wallets } from './wallets.ts';

export type Direction = 'vendor' | 'main';

export interface Transferred {
  vendor: string;
  to: Direction;
  /** In the site currency. */
  amount: number;
  orderId: string;
}

export interface WalletTransferForm extends Submission {
  form: Form<'vendor' | 'amount'>;
  $to: ReadableAtom<Direction>;
  reverse(to: Direction): void;
  $done: ReadableAtom<Transferred | undefined>;
  /** Returns the transferable balance in the site currency; undefined if it is unknown. */
  available(): number | undefined;
}

/**
 * Creates a form for transfers between the main wallet and a vendor's (WL-1). A transfer keeps its idempotency
 * id until its outcome is known, so sending again after a lost response cannot move money twice.
 */
export function createWalletTransfer(moved: () => void): WalletTransferForm {
  const $to = atom<Direction>('vendor');
  const $done = atom<Transferred | undefined>();
  const available = () => availableIn(form.$values.get().vendor, $to.get());
  const form: Form<'vendor' | 'amount'> = createForm<'vendor' | 'amount'>(
    {
      vendor: (vendor) => (vendor ? [] : ['wallet.chooseVendor']),
      amount: (value: string, { vendor }) =>
        amountErrors(value, { available: availableIn(vendor, $to.get()) }),
    },
    { draft: { storage: memberDrafts, key: 'transfer', fields: ['vendor', 'amount'] } },
  );
  let pendingRequest: { asked: string; requestId: string } | undefined;
  const submission = createSubmission(async () => {
    const { vendor, amount: typed } = form.$values.get();
    const amount = parseAmount(typed)!;
    const to = $to.get();
    const asked = `${vendor} ${to} ${amount}`;
    if (pendingRequest?.asked !== asked) pendingRequest = { asked, requestId: randomId() };
    const { requestId } = pendingRequest;
    const token = $session.get()?.token;
    $done.set(undefined);
    // A draft of a transfer whose outcome stays unknown could be sent twice.
    memberDrafts.remove('transfer');
    try {
      const { orderId, main, balance } = await call(transferWallet, {
        body: { vendor, to, amount, requestId },
      });
      pendingRequest = undefined;
      if ($session.get()?.token !== token) return;
      mutate($wallets, (wallets) => ({
        main,
        vendors: wallets.vendors.map((one) => (one.id === vendor ? { ...one, balance } : one)),
      }));
      form.resetField('amount');
      $done.set({ vendor, to, amount, orderId });
      moved();
    } catch (thrown) {
      if (asGatewayError(thrown).kind === 'refused') pendingRequest = undefined;
      // The balances on screen are stale, or the outcome is unknown.
      if ($session.get()?.token === token) {
        void $wallets.reload();
        moved();
      }
      throw thrown;
    }
  });
  return {
    form,
    $to,
    $done,
    available,
    ...submission,
    reverse(to) {
      $to.set(to);
      $done.set(undefined);
      form.revalidate();
    },
  };
}

function availableIn(vendor: string, to: Direction): number | undefined {
  const wallets = $wallets.get();
  if (wallets.state !== 'ready') return undefined;
  if (to === 'vendor') return wallets.value.main;
  return wallets.value.vendors.find(({ id }) => id === vendor)?.balance ?? undefined;
}
