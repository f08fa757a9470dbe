import type { CSSProperties } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { VipBenefits, VipLevel } from '../../gateway/endpoints/vip.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import {
  goalsOf,
  ladderOf,
  levelStatus,
  nextLevel,
  ownTone,
  progressTo,
  toneOf,
  type VipGoal,
} from './vip.ts';
import { VipEmblem } from './vip-emblem.tsx';
import './vip-standing.css';

/** The member's level with its emblem, the way to the next, and the ladder of levels. */
export function VipStanding({ benefits }: { benefits: VipBenefits }) {
  const { t } = useTexts();
  const { level, label, levels } = benefits;
  const next = nextLevel(benefits);
  const tone = ownTone(benefits);
  return (
    <section className={`vip-standing vip-tone--${tone}`} aria-label={t('vip.yourLevel')}>
      <div className="vip-standing__level">
        <VipEmblem tone={tone} size={88} />
        <p>
          <span className="vip-standing__about">{t('vip.yourLevel')}</span>
          <bdi className="vip-standing__label">{label || t('vip.noLevel')}</bdi>
        </p>
      </div>
      <div className={`vip-standing__way vip-tone--${toneOf(level, levels)}`}>
        {next ? <Way benefits={benefits} next={next} /> : <p>{t('vip.highest')}</p>}
      </div>
      <Ladder benefits={benefits} />
    </section>
  );
}

/** A drawing of what the level, its goals and the list of all levels say. */
function Ladder({ benefits }: { benefits: VipBenefits }) {
  const next = nextLevel(benefits);
  return (
    <div className="vip-ladder" aria-hidden="true">
      {ladderOf(benefits).map(({ level, label }) => {
        const status = levelStatus(level, benefits);
        const filled = level === next?.level ? progressTo(benefits, next) : Number(status !== 'ahead');
        return (
          <span
            key={level}
            className={`vip-ladder__step vip-ladder__step--${status} vip-tone--${toneOf(level, benefits.levels)}`}
            style={{ '--filled': `${filled * 100}%` } as CSSProperties}
          >
            <VipEmblem tone={toneOf(level, benefits.levels)} size={status === 'own' ? 44 : 32} />
            <bdi>{label}</bdi>
          </span>
        );
      })}
    </div>
  );
}

function Way({ benefits, next }: { benefits: VipBenefits; next: VipLevel }) {
  const { t } = useTexts();
  return (
    <>
      <h2 className="vip-standing__next">
        {t('vip.next')} · <bdi>{next.label}</bdi>
      </h2>
      {goalsOf(benefits, next).map((goal) => (
        <Goal key={goal.kind} goal={goal} />
      ))}
    </>
  );
}

function Goal({ goal: { kind, done, needed } }: { goal: VipGoal }) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const [have, want] = [money(done, currency, 0), money(needed, currency, 0)];
  const name = t(kind === 'deposit' ? 'vip.deposits' : 'vip.turnover');
  return (
    <div className="vip-goal">
      <span>{name}</span>
      <span className="vip-goal__sums">
        <bdi>{have}</bdi> / <bdi>{want}</bdi>
      </span>
      <progress
        className="vip-goal__bar"
        max={needed}
        value={Math.min(done, needed)}
        aria-label={name}
        aria-valuetext={`${have} / ${want}`}
      />
    </div>
  );
}
