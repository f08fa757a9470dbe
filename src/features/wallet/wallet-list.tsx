import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { catalogue } from '../../games/catalogue.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { allStudios } from '../../games/studios/studio.ts';
import { vendorIcon } from '../../gateway/endpoints/shared/catalogue.ts';
import type { VendorWallet } from '../../gateway/endpoints/wallet-transfer.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { $isReturning, $wallets, returnVendorBalances, vendorBalance, type Wallets } from './wallets.ts';
import './wallet-list.css';

interface Props {
  wallets: Wallets;
  /** The lobby whose catalogue has the vendors' logos. */
  scope: LobbyScope;
  onMoved(): void;
}

/**
 * The balance of every wallet, those with money first, each with its own error. A button transfers all vendor balances
 * back.
 */
export function WalletList({ wallets, scope, onMoved }: Props) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const bringing = useStore($isReturning);
  const [kept, setKept] = useState<readonly string[]>([]);
  const bring = async () => {
    setKept(await returnVendorBalances());
    onMoved();
  };
  const games = useStore(catalogue(scope));
  const studios = games.state === 'ready' ? allStudios(games.value) : [];
  const vendors = wallets.vendors.toSorted((a, b) => Number(hasMoney(b)) - Number(hasMoney(a)));
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
        {vendors.map((wallet) => {
          const studio = studios.find(({ vendor }) => vendor.vassalage === wallet.id);
          return (
            <WalletRow
              key={wallet.id}
              wallet={wallet}
              logo={studio && vendorIcon(studio.vendor, false)}
              kept={kept.includes(wallet.id)}
            />
          );
        })}
      </ul>
      {hasFailed && (
        <Button wide look="plain" onClick={() => void $wallets.reload()}>
          {t('wallet.lookAgain')}
        </Button>
      )}
    </section>
  );
}

const hasMoney = ({ balance }: VendorWallet) => (balance ?? 0) > 0;

interface RowProps {
  wallet: VendorWallet;
  /** Contains the name; absent if the catalogue does not have the vendor. */
  logo: string | undefined;
  kept: boolean;
}

function WalletRow({ wallet, logo, kept }: RowProps) {
  const { t, money } = useTexts();
  const { name, id, balance, state } = wallet;
  return (
    <li className="wallet-list__vendor">
      {logo && <Picture className="wallet-list__logo" src={logo} alt="" width={100} height={40} />}
      <span dir="auto" className="wallet-list__name">
        {name || id}
      </span>
      <bdi className={hasMoney(wallet) ? 'wallet-list__balance' : 'wallet-list__balance--none'}>
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
