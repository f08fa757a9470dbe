import { call } from '../../gateway/client.ts';
import { addPayoutAccount, type PayoutAccount } from '../../gateway/endpoints/payments.ts';
import { latinDigits } from '../../lib/digits.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { paymentOptions } from './payment-options.ts';

export interface NewPayout extends Submission {
  form: Form<'holder' | 'number'>;
  /** Whether the gateway knows the member's name, which stands in the form then. */
  isHolderKnown: boolean;
}

/** An account of the member's own that is added (WL-1); sent again it is the same one. */
export function createPayout(
  method: string,
  language: string,
  added: (account: PayoutAccount) => void,
): NewPayout {
  const token = $session.get()?.token;
  const form: Form<'holder' | 'number'> = createForm<'holder' | 'number'>({
    holder: (value: string) => (value.trim() ? [] : ['wallet.holderNeeded']),
    number: (value: string) => (value.trim() ? [] : ['wallet.numberNeeded']),
  });
  const $options = paymentOptions('withdraw', language);
  const options = $options.get();
  const known = options.state === 'ready' ? options.value.holder : '';
  if (known) form.change('holder', known);
  const submission = createSubmission(async () => {
    const { holder, number } = form.$values.get();
    const account = await call(addPayoutAccount, {
      body: { method, holder: holder.trim(), number: latinDigits(number).replace(/\s/g, '') },
    });
    if ($session.get()?.token !== token) return;
    $options.mutate(({ accounts, holder: name, ...others }) => ({
      ...others,
      holder: name || account.holder,
      accounts: [...accounts.filter(({ id }) => id !== account.id), account],
    }));
    added(account);
  });
  return { form, isHolderKnown: known !== '', ...submission };
}
