import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { $wallets, vendorBalance } from './wallets.ts';
import './transfer-form.css';

/** The balance at vendors, which cannot be paid out, with a link to transfer it back. */
export function VendorBalanceNote() {
  const { t, money } = useTexts();
  const wallets = useStore($wallets);
  const away = wallets.state === 'ready' ? vendorBalance(wallets.value) : 0;
  if (!away) return null;
  return (
    <p className="form__notice">
      {t('wallet.liesAtVendors')} <bdi>{money(away, siteConfig().currency)}</bdi>{' '}
      <a className="text-link" href={linkTo('walletTransfer')}>
        {t('wallet.bringAllBack')}
      </a>
    </p>
  );
}

/** The remaining withdrawals and amount of the day. */
export function RemainingToday({ left }: { left: { count: number; amount: number } }) {
  const { t, money, number } = useTexts();
  return (
    <DescriptionList
      className="payment-form__left"
      items={[
        { label: t('wallet.leftAmount'), value: money(left.amount, siteConfig().currency) },
        { label: t('wallet.leftCount'), value: number(left.count) },
      ]}
    />
  );
}
