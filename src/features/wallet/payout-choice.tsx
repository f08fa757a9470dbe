import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { PaymentForm } from './payment-store.ts';

interface Props {
  payment: PaymentForm;
  onAdd(): void;
}

export function PayoutChoice({ payment, onAdd }: Props) {
  const { t } = useTexts();
  const accounts = useStore(payment.$accounts);
  return (
    <>
      <SelectField
        form={payment.form}
        name="account"
        label={t('wallet.payOutTo')}
        none={t(accounts.length ? 'wallet.chooseAccount' : 'wallet.noAccount')}
        options={accounts.map(({ id, holder, number }) => ({ code: id, name: `${holder} · ${number}` }))}
      />
      <Button wide onClick={onAdd}>
        {t('wallet.addAccount')}
      </Button>
    </>
  );
}
