import { call } from '../../gateway/client.ts';
import { addPayoutAccount, type PayoutAccount } from '../../gateway/endpoints/payments.ts';
import { featureRefusal } from '../../gateway/feature-refusals.ts';
import type { PayoutField } from '../../gateway/payment-fields.ts';
import { latinDigits } from '../../lib/digits.ts';
import { bidiIsolate } from '../../lib/isolated.ts';
import { $session } from '../../session/session.ts';
import { createForm, type Form, type Validator } from '../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../ui/submission.ts';
import { compilePattern } from '../../validation/pattern.ts';
import { paymentOptions } from './payment-options.ts';

export type PayoutName = 'holder' | 'number' | `field-${string}`;

/** Name in the form of a field that the gateway asks for. */
export const nameOf = (id: string): PayoutName => `field-${id}`;

export interface NewPayout extends Submission {
  form: Form<PayoutName>;
  /** Whether the gateway knows the member's name; the form then shows it read-only. */
  isHolderKnown: boolean;
  /** The field that a refusal is about. */
  fieldAfter(code: string, value: unknown): PayoutName | undefined;
}

interface Method {
  id: string;
  fields?: readonly PayoutField[] | undefined;
}

/** An account of the member's own that is added (WL-1); sent again it is the same one. */
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
  for (const field of fields) validators[nameOf(field.id)] = (value) => fieldMessages(field, value);
  const form = createForm<PayoutName>(validators);
  const $options = paymentOptions('withdraw', language);
  const options = $options.get();
  const known = options.state === 'ready' ? options.value.holder : '';
  if (known) form.change('holder', known);
  const submission = createSubmission(async () => {
    const values = form.$values.get();
    const account = await call(addPayoutAccount, {
      body: {
        method,
        holder: values.holder.trim(),
        number: latinDigits(values.number).replace(/\s/g, ''),
        ...(fields.length && {
          fields: Object.fromEntries(fields.map(({ id }) => [id, values[nameOf(id)]!.trim()])),
        }),
      },
    });
    if ($session.get()?.token !== token) return;
    $options.mutate(({ accounts, holder: name, ...others }) => ({
      ...others,
      holder: name || account.holder,
      accounts: [...accounts.filter(({ id }) => id !== account.id), account],
    }));
    added(account);
  });
  return {
    form,
    isHolderKnown: known !== '',
    fieldAfter(code, value) {
      if (code === featureRefusal.payoutHolder) return 'holder';
      if (code !== featureRefusal.payoutInvalid) return undefined;
      const named = fields.find(({ id }) => id === (value as { field?: unknown } | undefined)?.field);
      return named ? nameOf(named.id) : 'number';
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
