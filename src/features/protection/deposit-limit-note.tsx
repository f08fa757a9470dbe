import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { tightest } from '../../gateway/protection/rules.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { periodText, valueText } from './limit-text.ts';
import { $protection } from './protection.ts';
import '../../ui/link-rows.css';

/** Returns the deposit limit that leaves the least, if there is one, and whether it is still unknown. */
function useDepositLimit() {
  const protection = useStore($protection);
  const limits = protection.state === 'ready' ? protection.value.limits : [];
  return {
    found: tightest(limits.filter(({ kind }) => kind === 'deposit')),
    waits: protection.state === 'loading',
  };
}

/** What the deposit limits leave, shown before a deposit is tried, with a link to them; nothing without a limit. */
export function DepositLimitNote() {
  const texts = useTexts();
  const { t } = texts;
  const { found } = useDepositLimit();
  if (!found) return null;
  return (
    <a className="link-row" href={linkTo('protection')}>
      <Icon shapes={ShieldCheck} />
      <span className="link-row__text">
        <span className="link-row__title">{t('wallet.depositLimits')}</span>
        <span>
          {t('wallet.depositLeft', {
            amount: valueText('deposit', found.left, texts),
            period: periodText(found.period, texts),
          })}
        </span>
      </span>
      <Icon shapes={ChevronRight} directional />
    </a>
  );
}

/** Links to the limits where the deposits have none. */
export function DepositLimitLink() {
  const { t } = useTexts();
  const { found, waits } = useDepositLimit();
  if (found || waits) return null;
  return (
    <a className="text-link" href={linkTo('protection')}>
      {t('wallet.setDepositLimit')}
    </a>
  );
}
