import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { checkPayoutAccess } from '../../session/gates.ts';
import { $session } from '../../session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import envelopes from './two-envelopes.svg';
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
      <img className="rain-link__art" src={envelopes} alt="" width="130" height="110" />
      <Icon shapes={ChevronRight} directional />
    </a>
  );
}
