import { useStore } from '@nanostores/react';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import {
  $balance,
  $balanceMasked,
  $balanceRefreshing,
  refreshBalance,
  toggleBalanceMask,
} from '../../session/member.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { balanceText } from './balance-text.ts';
import './balance.css';

/** The balance; a tap hides or shows it, the button refreshes it (HD-5). */
export function Balance() {
  const texts = useTexts();
  const balance = useStore($balance);
  const masked = useStore($balanceMasked);
  const refreshing = useStore($balanceRefreshing);
  const amount = balance.state === 'ready' && !refreshing ? balance.value : undefined;
  return (
    <span className="balance">
      <button type="button" className="balance__amount" onClick={toggleBalanceMask}>
        <bdi>{balanceText(texts, amount, siteConfig().currency, masked)}</bdi>
        <span className="visually-hidden">{texts.t(masked ? 'shell.showBalance' : 'shell.hideBalance')}</span>
      </button>
      <IconButton
        className={refreshing ? 'balance__refresh balance__refresh--busy' : 'balance__refresh'}
        label={texts.t('shell.refreshBalance')}
        shapes={RefreshCw}
        aria-busy={refreshing}
        onClick={refreshBalance}
      />
    </span>
  );
}
