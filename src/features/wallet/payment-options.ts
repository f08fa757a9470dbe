import { call } from '../../gateway/client.ts';
import {
  getDepositMethods,
  getWithdrawalMethods,
  type PayoutAccount,
} from '../../gateway/endpoints/payments.ts';
import type { PaymentMethod, PayoutMethod } from '../../gateway/payment-fields.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import type { PaymentKind } from './payments.ts';

/** What a payment can be made of, as it stands for the member. */
export interface PaymentOptions {
  methods: readonly (PaymentMethod & Partial<PayoutMethod>)[];
  /** The member's own, to be paid out to. */
  accounts: readonly PayoutAccount[];
  /** The name those have to be held in; empty until the gateway knows one. */
  holder: string;
  /** What the day still allows; null without a limit. */
  left: { count: number; amount: number } | null;
}

/** The ways to pay in or out (WL-1). */
export function paymentOptions(kind: PaymentKind, language: string): Resource<PaymentOptions> {
  const query = { language };
  return resource<PaymentOptions>(`${PERSONAL_PREFIX}payment-options/${kind}/${language}`, async (signal) =>
    kind === 'deposit'
      ? { accounts: [], holder: '', left: null, ...(await call(getDepositMethods, { query }, { signal })) }
      : call(getWithdrawalMethods, { query }, { signal }),
  );
}
