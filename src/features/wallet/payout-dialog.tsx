import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  PAYOUT_TEXT,
  type PaymentMethod,
  type PayoutMethod,
} from '../../gateway/endpoints/shared/payment-fields.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { bidiIsolate } from '../../lib/bidi-isolate.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { createPayout, fieldName } from './payout-store.ts';

interface Props {
  method: PaymentMethod & Partial<PayoutMethod>;
  onAdded(id: string): void;
  onClose(): void;
}

const refusals: Readonly<Record<string, TextKey>> = {
  [featureRefusal.payoutInvalid]: 'wallet.numberInvalid',
  [featureRefusal.payoutHolder]: 'wallet.holderOther',
  [featureRefusal.payoutFull]: 'wallet.accountsFull',
};

export function PayoutDialog({ method, onAdded, onClose }: Props) {
  const { t, language } = useTexts();
  const [payout] = useState(() =>
    createPayout(method, language, ({ id }) => {
      onAdded(id);
      onClose();
    }),
  );
  const { form } = payout;
  const sending = useStore(payout.$sending).state === 'sending';
  return (
    <Dialog title={t('wallet.addAccount')} onClose={onClose}>
      <Form
        form={form}
        submission={payout}
        fieldForRefusal={payout.fieldForRefusal}
        failureText={(error) => ownEntry(refusals, error.code) ?? errorText(error)}
      >
        <p className="form__notice" dir="auto">
          {method.name || method.id}
        </p>
        <FormField
          form={form}
          name="holder"
          label={t('wallet.holder')}
          hint={t('wallet.holderHint')}
          autoComplete="name"
          readOnly={payout.isHolderKnown}
          autoFocus={!payout.isHolderKnown}
          maxLength={PAYOUT_TEXT}
          required
        />
        {method.fields?.map(({ id, label, example }, index) => (
          <FormField
            key={id}
            form={form}
            name={fieldName(id)}
            label={label || id}
            {...(example && { hint: t('wallet.suchAs', { example: bidiIsolate(example) }) })}
            maxLength={PAYOUT_TEXT}
            required
            autoFocus={payout.isHolderKnown && index === 0}
          />
        ))}
        <FormField
          form={form}
          name="number"
          label={t(method.kind === 'bank' ? 'wallet.bankNumber' : 'wallet.accountNumber')}
          {...(method.example && { hint: t('wallet.suchAs', { example: method.example }) })}
          dir="ltr"
          maxLength={PAYOUT_TEXT}
          required
          autoFocus={payout.isHolderKnown && !method.fields?.length}
        />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('wallet.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
