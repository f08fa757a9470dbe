import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $balance, $balanceMasked } from '../../session/member.ts';
import { balanceText } from './balance-text.ts';

/** The balance as in the header, for the row that leads to the wallets, which drops it if it has no room. */
export default function BalanceState() {
  const texts = useTexts();
  const balance = useStore($balance);
  const masked = useStore($balanceMasked);
  if (balance.state !== 'ready') return null;
  return (
    <small className="drawer-link__note drawer-link__note--spare">
      <bdi>{balanceText(texts, balance.value, siteConfig().currency, masked)}</bdi>
    </small>
  );
}
