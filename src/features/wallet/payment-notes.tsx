import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { $wallets, vendorBalance } from './wallets.ts';
import './transfer-form.css';

/**
 * The balance at vendors, which cannot be paid out, with the rest, and a link to transfer it back. Without one, all of the balance in
 * the header can be paid out.
 */
export function VendorBalanceNote() {
  const { t, money } = useTexts();
  const wallets = useStore($wallets);
  const away = wallets.state === 'ready' ? vendorBalance(wallets.value) : 0;
  if (!away) return null;
  const { currency } = siteConfig();
  return (
    <>
      {wallets.state === 'ready' && (
        <dl className="transfer-form__balance">
          <dt>{t('wallet.available')}</dt>
          <dd>
            <bdi>{money(wallets.value.main, currency)}</bdi>
          </dd>
        </dl>
      )}
      <p className="form__notice">
        {t('wallet.liesAtVendors')} <bdi>{money(away, currency)}</bdi>{' '}
        <a className="text-link" href={linkTo('walletTransfer')}>
          {t('wallet.bringAllBack')}
        </a>
      </p>
    </>
  );
}

/** The remaining withdrawals and amount of the day. */
export function RemainingToday({ left }: { left: { count: number; amount: number } }) {
  const { t, money, number } = useTexts();
  return (
    <DescriptionList
      className="payment-form__today"
      items={[
        { label: t('wallet.leftAmount'), value: money(left.amount, siteConfig().currency) },
        { label: t('wallet.leftCount'), value: number(left.count) },
      ]}
    />
  );
}
