import { call } from '../../gateway/client.ts';
import { getDepositMethods } from '../../gateway/endpoints/payments.ts';
import type { PaymentMethod } from '../../gateway/payment-fields.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { PERSONAL } from '../../session/session.ts';

/** What a payment can be made of. */
export interface PaymentOptions {
  methods: readonly PaymentMethod[];
}

/** The ways to pay in, as they stand for the member (WL-1). */
export function depositOptions(language: string): Resource<PaymentOptions> {
  return resource(`${PERSONAL}payment-options/deposit/${language}`, (signal) =>
    call(getDepositMethods, { query: { language } }, { signal }),
  );
}
