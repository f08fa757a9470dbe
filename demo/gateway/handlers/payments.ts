import { refusal } from '../../../src/gateway/http/errors.ts';
import { type Language, languageOf } from '../../fixtures/languages.ts';
import { type MethodSeed, refusedReason } from '../../fixtures/operator/payment-methods.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Handlers } from '../handler.ts';
import { limitOf, pageInfo } from '../paging.ts';
import {
  cancel,
  isCancellable,
  methodName,
  methodsOf,
  type PaymentKind,
  paymentOf,
  paymentsOf,
} from '../payments.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import { balanceOf, toAmount } from '../wallet.ts';

const SECONDS_OF_MINUTE = 60;

/** Payment methods and payments. */
export const payments = {
  getDepositMethods({ gateway, query, session }) {
    ownerOf(session);
    return { methods: methodsIn(gateway, 'deposit', languageOf(query.language)) };
  },

  getPayments({ gateway: { store, clock }, query, session }) {
    const { kind, state } = query;
    const language = languageOf(query.language);
    const wanted = { memberId: ownerOf(session), kind, open: state === 'open' };
    const { count, rows } = paymentsOf(store, wanted, limitOf(query));
    return {
      list: rows.map((row) => ({
        id: row.id,
        method: methodName(kind, row.method, language),
        account: row.account,
        amount: toAmount(row.amount),
        fee: toAmount(row.fee),
        bonus: toAmount(row.bonus),
        at: row.at,
        state: row.state,
        reason: row.state === 'refused' ? refusedReason[language] : '',
        cancellable: isCancellable(row, clock()),
      })),
      ...pageInfo(count, query),
    };
  },

  cancelPayment({ gateway, body, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    return store.transaction(() => {
      const payment = paymentOf(store, memberId, body.orderId);
      if (!payment) throw new Refusal(refusal.notFound);
      cancel(gateway, payment);
      return { sumBalance: toAmount(balanceOf(store, memberId)) };
    });
  },
} satisfies Partial<Handlers>;

/** Returns the payment methods in the contract's format. */
export function methodsIn({ switches }: Gateway, kind: PaymentKind, language: Language) {
  return methodsOf(kind).map((method: MethodSeed) => ({
    id: method.id,
    name: method.name[language],
    kind: method.kind,
    least: toAmount(method.least),
    most: toAmount(method.most),
    fee: { fixed: toAmount(method.fixed), percent: method.percent },
    minutes: Math.ceil(method.seconds / SECONDS_OF_MINUTE),
    state: switches.closedMethods.includes(method.id) ? ('closed' as const) : ('open' as const),
  }));
}

/** @throws Refusal for accounts with play money */
export function ownerOf({ member }: Session): number {
  if (!isReal(member.type)) throw new Refusal(refusal.realOnly);
  return member.id;
}
