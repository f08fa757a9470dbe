import { mutate } from '../../gateway/cache/mutate.ts';
import { addPayoutAccount, type PayoutAccount } from '../../gateway/endpoints/payments.ts';
import type { PayoutField } from '../../gateway/endpoints/shared/payment-fields.ts';
import { call } from '../../gateway/http/client.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { latinDigits } from '../../lib/digits.ts';
import { withConfirmation } from '../../second-factor/confirmation.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form, type Validator } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { compilePattern } from '../../validation/pattern.ts';
import { paymentOptions } from './payment-options.ts';

export type PayoutName = 'holder' | 'number' | `field-${string}`;

export const fieldName = (id: string): PayoutName => `field-${id}`;

export interface NewPayout extends Submission {
  form: Form<PayoutName>;
  /** Whether the gateway knows the member's name, which is then read-only. */
  isHolderKnown: boolean;
  fieldForRefusal(code: string, value: unknown): PayoutName | undefined;
}

interface Method {
  id: string;
  fields?: readonly PayoutField[] | undefined;
}

/** Creates the form for a withdrawal account (WL-1); sending twice adds one account. */
export function createPayout(
  { id: method, fields = [] }: Method,
  language: string,
  added: (account: PayoutAccount) => void,
): NewPayout {
  const token = $session.get()?.token;
  const validators: Record<PayoutName, Validator<PayoutName>> = {
    holder: (value) => (value.trim() ? [] : ['wallet.holderNeeded']),
    number: (value) => (value.trim() ? [] : ['wallet.numberNeeded']),
  };
  for (const field of fields) validators[fieldName(field.id)] = (value) => fieldMessages(field, value);
  const form = createForm<PayoutName>(validators);
  const $options = paymentOptions('withdraw', language);
  const options = $options.get();
  const known = options.state === 'ready' ? options.value.holder : '';
  if (known) form.change('holder', known);
  const submission = createSubmission(async () => {
    const values = form.$values.get();
    const body = {
      method,
      holder: values.holder.trim(),
      number: latinDigits(values.number).replace(/\s/g, ''),
      ...(fields.length && {
        fields: Object.fromEntries(fields.map(({ id }) => [id, values[fieldName(id)]!.trim()])),
      }),
    };
    const account = await withConfirmation('payoutAccount', (confirmed) =>
      call(addPayoutAccount, { body: { ...body, ...confirmed } }),
    );
    if ($session.get()?.token !== token) return;
    mutate($options, ({ accounts, holder: name, ...others }) => ({
      ...others,
      holder: name || account.holder,
      accounts: [...accounts.filter(({ id }) => id !== account.id), account],
    }));
    added(account);
  });
  return {
    form,
    isHolderKnown: known !== '',
    fieldForRefusal(code, value) {
      if (code === featureRefusal.payoutHolder) return 'holder';
      if (code !== featureRefusal.payoutInvalid) return undefined;
      const named = fields.find(({ id }) => id === (value as { field?: unknown } | undefined)?.field);
      return named ? fieldName(named.id) : 'number';
    },
    ...submission,
  };
}

function fieldMessages({ pattern, example }: PayoutField, value: string): ReturnType<Validator<PayoutName>> {
  const meant = value.trim();
  if (!meant) return ['wallet.fieldNeeded'];
  if (compilePattern(pattern)?.test(meant) !== false) return [];
  return [
    example ? { key: 'wallet.fieldForm', values: { example: bidiIsolate(example) } } : 'wallet.numberInvalid',
  ];
}
