import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { $balance } from '../../session/member.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { AMOUNT_PRESETS, amountFrom } from './amount.ts';
import { AmountField } from './amount-field.tsx';
import { createTransfer, type TransferKind } from './transfer-store.ts';
import { $payable, $wallets, atVendors } from './wallets.ts';
import './transfer-form.css';

/** Pays in or out: amounts to tap, a field for any other (WL-1). */
export function TransferForm({ kind }: { kind: TransferKind }) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const [transfer] = useState(() => createTransfer(kind));
  const sending = useStore(transfer.$sending);
  const moved = useStore(transfer.$moved);
  const chosen = amountFrom(useStore(transfer.form.$values).amount);
  const balance = useStore(kind === 'withdraw' ? $payable : $balance);
  const known = balance.state === 'ready' ? balance.value : undefined;
  const unsure = sending.state === 'failed' && sending.error.kind !== 'refused';
  return (
    <Form form={transfer.form} submission={transfer}>
      {unsure && <p className="form__notice">{t('wallet.unsure')}</p>}
      {moved && (
        <div className="transfer-form__done" role="status">
          <p>
            {t(kind === 'deposit' ? 'wallet.deposited' : 'wallet.withdrawn')}{' '}
            <bdi>{money(moved.amount, currency)}</bdi>
          </p>
          <p className="transfer-form__order">
            {t('wallet.order')} <bdi>{moved.orderId}</bdi>
          </p>
        </div>
      )}
      <dl className="transfer-form__balance">
        <dt>{t('wallet.available')}</dt>
        <dd>
          <bdi>{known === undefined ? '…' : money(known, currency)}</bdi>
        </dd>
      </dl>
      {kind === 'withdraw' && <AtVendors />}
      <fieldset className="transfer-form__presets">
        <legend>{t('wallet.presets')}</legend>
        {AMOUNT_PRESETS.map((amount) => (
          <Button key={amount} aria-pressed={chosen === amount} onClick={() => transfer.change(amount)}>
            <bdi>{money(amount, currency, 0)}</bdi>
          </Button>
        ))}
      </fieldset>
      <AmountField form={transfer.form} all={kind === 'withdraw' ? known : undefined} />
      <div className="form__buttons">
        <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
          {t(kind === 'deposit' ? 'wallet.deposit' : 'wallet.withdraw')}
        </Button>
      </div>
    </Form>
  );
}

/** What cannot be paid out because it lies at vendors, and the way to bring it back. */
function AtVendors() {
  const { t, money } = useTexts();
  const wallets = useStore($wallets);
  const away = wallets.state === 'ready' ? atVendors(wallets.value) : 0;
  if (!away) return null;
  return (
    <p className="form__notice">
      {t('wallet.liesAtVendors')} <bdi>{money(away, siteConfig().currency)}</bdi>{' '}
      <a className="transfer-form__way" href={linkTo('walletTransfer')}>
        {t('wallet.bringAllBack')}
      </a>
    </p>
  );
}
