import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { checkPayoutAccess } from '../../session/gates.ts';
import { $session } from '../../session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Coin, RedEnvelope } from './red-envelope.tsx';
import './rain-link.css';

export function RainLink() {
  const { t } = useTexts();
  useStore($session);
  if (checkPayoutAccess()) return null;
  return (
    <a className="rain-link" href={linkTo('redRain')}>
      <span className="rain-link__text">
        <strong>{t('redRain.title')}</strong>
        <span>{t('redRain.text')}</span>
      </span>
      <svg className="rain-link__art" viewBox="0 0 104 88" width="104" height="88" aria-hidden="true">
        <Coin x={14} y={26} radius={7} />
        <Coin x={92} y={66} radius={8} />
        <Coin x={50} y={8} radius={5} />
        <g transform="translate(38 52) rotate(-14) scale(0.44)">
          <RedEnvelope />
        </g>
        <g transform="translate(68 46) rotate(12) scale(0.54)">
          <RedEnvelope />
        </g>
      </svg>
      <Icon shapes={ChevronRight} directional />
    </a>
  );
}
