import { useStore } from '@nanostores/react';
import { tightest } from '../../gateway/protection/rules.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { periodText, valueText } from './limit-text.ts';
import { $protection } from './protection.ts';
import './protection.css';

/** The remaining deposit limits, shown before a deposit is tried, with a link to the limits. */
export default function DepositLimitNote() {
  const texts = useTexts();
  const { t } = texts;
  const protection = useStore($protection);
  const limits = protection.state === 'ready' ? protection.value.limits : [];
  const found = tightest(limits.filter(({ kind }) => kind === 'deposit'));
  return (
    <p className="protection__deposit">
      <span>
        {found &&
          t('wallet.depositLeft', {
            amount: valueText('deposit', found.left, texts),
            period: periodText(found.period, texts),
          })}
      </span>
      <a className="text-link" href={linkTo('protection')}>
        {t(found ? 'wallet.depositLimits' : 'wallet.setDepositLimit')}
      </a>
    </p>
  );
}
