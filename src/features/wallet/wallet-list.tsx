import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { VendorWallet } from '../../gateway/endpoints/wallet-transfer.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { $isReturning, $wallets, returnVendorBalances, vendorBalance, type Wallets } from './wallets.ts';
import './wallet-list.css';

/** The balance of every wallet, each with its own error. A button transfers all vendor balances back. */
export function WalletList({ wallets, onMoved }: { wallets: Wallets; onMoved(): void }) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const bringing = useStore($isReturning);
  const [kept, setKept] = useState<readonly string[]>([]);
  const bring = async () => {
    setKept(await returnVendorBalances());
    onMoved();
  };
  const hasFailed = wallets.vendors.some(({ state }) => state !== 'ready');
  return (
    <section className="wallet-list" aria-label={t('wallet.wallets')}>
      <dl className="wallet-list__main">
        <dt>{t('wallet.main')}</dt>
        <dd>
          <bdi>{money(wallets.main, currency)}</bdi>
        </dd>
        <dt>{t('wallet.atVendors')}</dt>
        <dd>
          <bdi>{money(vendorBalance(wallets), currency)}</bdi>
        </dd>
      </dl>
      {vendorBalance(wallets) > 0 && (
        <Button wide busy={bringing} onClick={() => void bring()}>
          {t('wallet.bringAllBack')}
        </Button>
      )}
      <ul className="wallet-list__vendors">
        {wallets.vendors.map((wallet) => (
          <WalletRow key={wallet.id} wallet={wallet} kept={kept.includes(wallet.id)} />
        ))}
      </ul>
      {hasFailed && (
        <Button wide look="plain" onClick={() => void $wallets.reload()}>
          {t('wallet.lookAgain')}
        </Button>
      )}
    </section>
  );
}

function WalletRow({ wallet, kept }: { wallet: VendorWallet; kept: boolean }) {
  const { t, money } = useTexts();
  const { name, id, balance, state } = wallet;
  return (
    <li className="wallet-list__vendor">
      <span dir="auto" className="wallet-list__name">
        {name || id}
      </span>
      <bdi className="wallet-list__balance">
        {balance === null ? '–' : money(balance, siteConfig().currency)}
      </bdi>
      {state !== 'ready' && (
        <span className="wallet-list__trouble">
          {t(state === 'maintenance' ? 'wallet.maintenance' : 'wallet.unavailable')}
        </span>
      )}
      {state === 'ready' && kept && <span className="wallet-list__trouble">{t('wallet.kept')}</span>}
    </li>
  );
}
