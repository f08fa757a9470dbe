import type { ProtectionEntry } from '../../gateway/endpoints/protection.ts';
import { breakKinds, limitKinds } from '../../gateway/protection/rules.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { kindTexts, limitName, valueText } from './limit-text.ts';
import { $history } from './protection.ts';

const events: Readonly<Record<ProtectionEntry['event'], TextKey>> = {
  set: 'protection.eventSet',
  requested: 'protection.eventRequested',
  confirmed: 'protection.eventConfirmed',
  withdrawn: 'protection.eventWithdrawn',
  break: 'protection.eventBreak',
  realityCheck: 'protection.eventRealityCheck',
  interval: 'protection.eventInterval',
};

/** Changes of limits, breaks and reality checks, newest first. */
export function HistoryList() {
  const { t } = useTexts();
  return (
    <section aria-label={t('protection.history')}>
      <h2>{t('protection.history')}</h2>
      <InfiniteList
        list={$history}
        className="protection__rows"
        skeleton={<Skeleton className="protection__waiting" count={3} />}
        empty="protection.noHistory"
        waiting="common.loading"
        head={() => null}
        row={(entry) => <HistoryRow key={entry.id} entry={entry} />}
      />
    </section>
  );
}

function HistoryRow({ entry }: { entry: ProtectionEntry }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { event, detail, period, value, until, at } = entry;
  const kind = limitKinds.find((one) => one === detail);
  const pause = breakKinds.find((one) => one === detail);
  return (
    <li className="protection__row">
      <div>
        <p className="protection__period">{t(events[event])}</p>
        {kind && (
          <p>
            {period ? limitName(kind, period, texts) : t(kindTexts[kind])}:{' '}
            <bdi>{valueText(kind, value, texts)}</bdi>
          </p>
        )}
        {event === 'interval' && (
          <p>
            <bdi>{value ? valueText('time', value, texts) : t('protection.checkNever')}</bdi>
          </p>
        )}
        {pause && (
          <p>
            {t(pause === 'exclusion' ? 'protection.exclusion' : 'protection.timeOut')}:{' '}
            <bdi>{until === null ? t('protection.noEnd') : timeText(until, language)}</bdi>
          </p>
        )}
      </div>
      <time className="protection__note" dateTime={new Date(at).toISOString()}>
        {timeText(at, language)}
      </time>
    </li>
  );
}
