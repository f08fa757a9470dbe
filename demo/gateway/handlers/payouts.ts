import { languageOf } from '../../fixtures/languages.ts';
import { withdrawalMethods } from '../../fixtures/operator/payment-methods.ts';
import { requireConfirmation } from '../factors/proofs.ts';
import type { Handlers } from '../handler.ts';
import { addAccount, payeeOf, payoutAccountsOf } from '../payout-accounts.ts';
import { withdrawalLimitOf } from '../vip.ts';
import { toAmount } from '../wallet.ts';
import { methodsIn, ownerOf } from './payments.ts';
import { withdrawnToday } from './wallet.ts';

/** Payout methods and members' accounts. */
export const payouts = {
  getWithdrawalMethods({ gateway, query, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    const language = languageOf(query.language);
    const limit = withdrawalLimitOf(store, memberId);
    const taken = withdrawnToday(gateway, memberId);
    return {
      methods: methodsIn(gateway, 'withdraw', language).map((method) => {
        const { example = '', fields = [] } = withdrawalMethods.find(({ id }) => id === method.id) ?? {};
        return {
          ...method,
          example,
          fields: fields.map(({ label, ...one }) => ({ ...one, label: label[language] })),
        };
      }),
      accounts: payoutAccountsOf(store, memberId),
      holder: payeeOf(store, memberId),
      left: {
        count: Math.max(0, limit.count - taken.count),
        amount: toAmount(Math.max(0, limit.most - taken.sum)),
      },
    };
  },

  addPayoutAccount({ gateway, body: { confirmation, ...account }, session }) {
    const { store } = gateway;
    const memberId = ownerOf(session);
    return store.transaction(() => {
      const added = addAccount(store, memberId, account);
      // Last, so that a refused account asks for no confirmation.
      requireConfirmation(gateway, session, 'payoutAccount', confirmation);
      return added;
    });
  },
} satisfies Partial<Handlers>;
