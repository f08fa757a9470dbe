import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AmountField } from './amount-field.tsx';
import { WalletList } from './wallet-list.tsx';
import { createWalletTransfer, type Transferred } from './wallet-transfer-store.ts';
import { $wallets, type Wallets } from './wallets.ts';
import './transfer-form.css';
import './wallet-transfer.css';

interface Props {
  scope: LobbyScope;
  /** Runs after a transfer. */
  onMoved(): void;
}

/** Transfers money between the main wallet and those at vendors (WL-1). */
export function WalletTransfer({ scope, onMoved }: Props) {
  return (
    <AsyncView
      remote={useStore($wallets)}
      retry={$wallets.reload}
      skeleton={
        <div className="wallet-transfer">
          <div>
            <Skeleton className="wallet-transfer__waiting wallet-transfer__waiting--way" />
            <Skeleton className="wallet-transfer__waiting" count={3} />
          </div>
          <Skeleton className="wallet-transfer__waiting wallet-transfer__waiting--list" />
        </div>
      }
    >
      {(wallets) => (
        <div className="wallet-transfer">
          <TransferBetween wallets={wallets} onMoved={onMoved} />
          <WalletList wallets={wallets} scope={scope} onMoved={onMoved} />
        </div>
      )}
    </AsyncView>
  );
}

function TransferBetween({ wallets, onMoved }: { wallets: Wallets; onMoved(): void }) {
  const { t } = useTexts();
  const [transfer] = useState(() => createWalletTransfer(onMoved));
  const { form } = transfer;
  const to = useStore(transfer.$to);
  const done = useStore(transfer.$done);
  const sending = useStore(transfer.$sending);
  const { vendor } = useStore(form.$values);
  const unsure = sending.state === 'failed' && sending.error.kind !== 'refused';
  const available = transfer.available();
  return (
    <Form
      form={form}
      submission={transfer}
      fieldForRefusal={(code) => (code === featureRefusal.walletDown ? 'vendor' : undefined)}
      failureText={(error) =>
        error.code === featureRefusal.walletDown ? 'wallet.vendorDown' : errorText(error)
      }
    >
      {unsure && <p className="form__notice">{t('wallet.unsureTransfer')}</p>}
      {done && <Done done={done} wallets={wallets} />}
      <fieldset className="wallet-transfer__direction">
        <legend className="visually-hidden">{t('wallet.direction')}</legend>
        <Button aria-pressed={to === 'vendor'} onClick={() => transfer.reverse('vendor')}>
          {t('wallet.toVendor')}
        </Button>
        <Button aria-pressed={to === 'main'} onClick={() => transfer.reverse('main')}>
          {t('wallet.toMain')}
        </Button>
      </fieldset>
      <SelectField
        form={form}
        name="vendor"
        label={t('wallet.vendor')}
        none={t('wallet.chooseVendor')}
        options={wallets.vendors.map(({ id, name, state }) => ({
          code: id,
          name: name || id,
          disabled: state !== 'ready',
        }))}
      />
      <AmountField form={form} all={to === 'vendor' || vendor ? available : undefined} />
      <Button type="submit" look="primary" wide busy={sending.state === 'sending'}>
        {t('wallet.transfer')}
      </Button>
    </Form>
  );
}

function Done({ done, wallets }: { done: Transferred; wallets: Wallets }) {
  const { t, money } = useTexts();
  const name = wallets.vendors.find(({ id }) => id === done.vendor)?.name || done.vendor;
  return (
    <div className="transfer-form__done" role="status">
      <p>
        {t(done.to === 'vendor' ? 'wallet.movedToVendor' : 'wallet.movedToMain')}{' '}
        <bdi>{money(done.amount, siteConfig().currency)}</bdi>
      </p>
      <p className="transfer-form__order">
        <bdi>{name}</bdi> · {t('wallet.order')} <bdi>{done.orderId}</bdi>
      </p>
    </div>
  );
}
