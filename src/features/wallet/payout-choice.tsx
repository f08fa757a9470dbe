import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { PaymentForm } from './payment-store.ts';
import './payout-choice.css';

interface Props {
  payment: PaymentForm;
  onAdd(): void;
}

export function PayoutChoice({ payment, onAdd }: Props) {
  const { t } = useTexts();
  const accounts = useStore(payment.$accounts);
  if (!accounts.length) return <FirstAccount payment={payment} onAdd={onAdd} />;
  return (
    <>
      <SelectField
        form={payment.form}
        name="account"
        label={t('wallet.payOutTo')}
        none={t('wallet.chooseAccount')}
        options={accounts.map(({ id, holder, number }) => ({
          code: id,
          // The digits stay on the line of their dots.
          name: `${holder} · ${number.replace('• ', '•\u00a0')}`,
        }))}
      />
      <Button wide onClick={onAdd}>
        {t('wallet.addAccount')}
      </Button>
    </>
  );
}

/** In place of the choice while there is none. Its name lets the form focus it. */
function FirstAccount({ payment, onAdd }: Props) {
  const { t } = useTexts();
  const id = useId();
  const isWrong = Boolean(useStore(payment.form.$errors).account?.length);
  return (
    <div className={isWrong ? 'field field--wrong' : 'field'}>
      <span id={`${id}-label`} className="field__label">
        {t('wallet.payOutTo')}
      </span>
      <Button
        wide
        name="account"
        className="payout-choice__add"
        aria-describedby={`${id}-label ${id}-error`}
        onClick={onAdd}
      >
        <Icon shapes={Plus} />
        {t('wallet.addAccount')}
      </Button>
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {isWrong && t('wallet.noAccount')}
      </p>
    </div>
  );
}
