import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  getDepositMethods,
  getWithdrawalMethods,
  type PayoutAccount,
} from '../../gateway/endpoints/payments.ts';
import type { PaymentMethod, PayoutMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';
import type { PaymentKind } from './payments.ts';

export interface PaymentOptions {
  methods: readonly (PaymentMethod & Partial<PayoutMethod>)[];
  accounts: readonly PayoutAccount[];
  /** Required account holder; empty while the gateway does not know it. */
  holder: string;
  /** Remaining withdrawals and amount of the day; null without a limit. */
  left: { count: number; amount: number } | null;
}

export function paymentOptions(kind: PaymentKind, language: string): Resource<PaymentOptions> {
  const query = { language };
  return resource<PaymentOptions>(`${PERSONAL_PREFIX}payment-options/${kind}/${language}`, async (signal) =>
    kind === 'deposit'
      ? { accounts: [], holder: '', left: null, ...(await call(getDepositMethods, { query }, { signal })) }
      : call(getWithdrawalMethods, { query }, { signal }),
  );
}
