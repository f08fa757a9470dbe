import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatPercent } from '../../lib/percent.ts';
import { linkTo } from '../../routes/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { $vip, nextLevel, ownTone, progressTo, toneOf } from './vip.ts';
import { VipEmblem } from './vip-emblem.tsx';
import './vip-entry.css';

/** Link to the VIP benefits with the member's level; only its place while it is unknown. */
export default function VipEntry() {
  const { t, language } = useTexts();
  const vip = useStore($vip);
  if (vip.state !== 'ready')
    return vip.state === 'loading' ? <div className="vip-entry" aria-busy="true" /> : null;
  const benefits = vip.value;
  const { level, label, levels } = benefits;
  if (!levels.length) return null;
  const next = nextLevel(benefits);
  const done = next ? progressTo(benefits, next) : 1;
  const tone = ownTone(benefits);
  return (
    <a className={`vip-entry vip-tone--${tone}`} href={linkTo('vipBenefits')}>
      <VipEmblem tone={tone} size={64} />
      <span className="vip-entry__text">
        <span className="vip-entry__about">{t('vip.yourLevel')}</span>
        <strong>
          <bdi>{label || t('vip.noLevel')}</bdi>
        </strong>
        {next && (
          <>
            <span className={`vip-entry__bar vip-tone--${toneOf(level, levels)}`} aria-hidden="true">
              <i style={{ inlineSize: `${done * 100}%` }} />
            </span>
            <span className="vip-entry__about">
              {t('vip.next')} · <bdi>{next.label}</bdi>{' '}
              <bdi>{formatPercent(Math.floor(done * 100), languages[language].locales)}</bdi>
            </span>
          </>
        )}
      </span>
      <Icon shapes={ChevronRight} directional />
    </a>
  );
}
