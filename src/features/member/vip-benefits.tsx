import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { NamedCodes } from '../../lib/named-codes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { $vip } from './vip.ts';
import { VipLevelCard } from './vip-level-card.tsx';
import { VipStanding } from './vip-standing.tsx';
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
          <VipStanding benefits={benefits} />
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
