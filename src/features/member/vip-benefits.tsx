import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import type { VipBenefits, VipLevel } from '../../gateway/endpoints/vip.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { $vip, goalsOf, nextLevel, type VipGoal } from './vip.ts';
import { VipLevelCard } from './vip-level-card.tsx';
import './vip-benefits.css';

interface Props {
  categories: NamedCodes;
  /** Runs when the balance may have changed. */
  onPaid(): void;
}

export function VipBenefitsView({ categories, onPaid }: Props) {
  const { t } = useTexts();
  const vip = useStore($vip);
  return (
    <AsyncView
      remote={vip}
      retry={$vip.reload}
      skeleton={
        <>
          <Skeleton className="vip-standing__waiting" />
          <Skeleton className="vip-level__waiting" count={2} />
        </>
      }
      empty="vip.none"
      isEmpty={({ levels }) => !levels.length}
    >
      {(benefits) => (
        <>
          <Standing benefits={benefits} />
          <h2 className="vip-levels__title">{t('vip.levels')}</h2>
          <ul className="vip-levels">
            {benefits.levels.map((level) => (
              <VipLevelCard
                key={level.level}
                level={level}
                benefits={benefits}
                categories={categories}
                onPaid={onPaid}
              />
            ))}
          </ul>
        </>
      )}
    </AsyncView>
  );
}

function Standing({ benefits }: { benefits: VipBenefits }) {
  const { t } = useTexts();
  const next = nextLevel(benefits);
  return (
    <section className="vip-standing" aria-label={t('vip.yourLevel')}>
      <p className="vip-standing__level">
        <span className="vip-standing__about">{t('vip.yourLevel')}</span>
        <bdi className="vip-standing__label">{benefits.label || t('vip.noLevel')}</bdi>
      </p>
      {next ? <Way benefits={benefits} next={next} /> : <p>{t('vip.highest')}</p>}
    </section>
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
