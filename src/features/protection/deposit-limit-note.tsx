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

/** The remaining deposit limits, shown before a deposit is tried, with a link to the limits. */
export default function DepositLimitNote() {
  const texts = useTexts();
  const { t } = texts;
  const protection = useStore($protection);
  const limits = protection.state === 'ready' ? protection.value.limits : [];
  const found = tightest(limits.filter(({ kind }) => kind === 'deposit'));
  return (
    <a className="link-row" href={linkTo('protection')}>
      <Icon shapes={ShieldCheck} />
      <span className="link-row__text">
        <span className="link-row__title">
          {t(found ? 'wallet.depositLimits' : 'wallet.setDepositLimit')}
        </span>
        {found && (
          <span>
            {t('wallet.depositLeft', {
              amount: valueText('deposit', found.left, texts),
              period: periodText(found.period, texts),
            })}
          </span>
        )}
      </span>
      <Icon shapes={ChevronRight} directional />
    </a>
  );
}
