import { useStore } from '@nanostores/react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $tick } from '../../platform/tick.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BreakList } from './break-list.tsx';
import { HelpOrganisations } from './help-organisations.tsx';
import { HistoryList } from './history-list.tsx';
import { IntervalChoice } from './interval-choice.tsx';
import { LimitList } from './limit-list.tsx';
import { $protection, type Protection } from './protection.ts';
import './protection.css';

/** Limits, breaks, help and history of the signed-in player. */
export function ProtectionScreen() {
  return (
    <div className="protection protection--columns">
      <AsyncView
        remote={useStore($protection)}
        retry={$protection.reload}
        skeleton={
          <>
            <Skeleton className="protection__waiting protection__waiting--title" />
            <Skeleton className="protection__waiting protection__waiting--limit" count={4} />
          </>
        }
      >
        {(protection) => (
          <>
            <Limits protection={protection} />
            <IntervalChoice protection={protection} />
            <BreakList protection={protection} />
            <HelpOrganisations help={protection.help} />
          </>
        )}
      </AsyncView>
      <HistoryList />
    </div>
  );
}

function Limits({ protection }: { protection: Protection }) {
  const { t } = useTexts();
  const { reviewAt, offset } = protection;
  const now = useStore($tick) + offset;
  return (
    <section aria-label={t('protection.limits')}>
      <h2>{t('protection.limits')}</h2>
      {reviewAt !== null && now >= reviewAt && (
        <p className="protection__pending" role="status">
          {t('protection.review')}
        </p>
      )}
      <LimitList protection={protection} />
    </section>
  );
}
