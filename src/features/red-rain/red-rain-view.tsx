import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Resource } from '../../gateway/cache/resource.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $tick } from '../../platform/tick.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OpenedEnvelopes } from './opened-envelopes.tsx';
import { type Rains, redRain } from './rain.ts';
import { RainHead } from './rain-head.tsx';
import { RainPicture } from './rain-picture.tsx';
import { RainSky } from './rain-sky.tsx';
import { lastRain, type RainState, rainState } from './rain-state.ts';
import './red-rain-view.css';

export function RedRainView() {
  const { language } = useTexts();
  const $rains = redRain({ merchantCode: siteConfig().merchantCode, language });
  return (
    <AsyncView
      remote={useStore($rains)}
      retry={$rains.reload}
      skeleton={
        <div className="red-rain">
          <div>
            <Skeleton className="red-rain__waiting red-rain__waiting--picture" />
            <Skeleton className="red-rain__waiting red-rain__waiting--head" />
          </div>
          <div>
            <Skeleton className="red-rain__waiting red-rain__waiting--sums" />
            <Skeleton className="red-rain__waiting" />
          </div>
        </div>
      }
    >
      {(rains) => <Shown rains={rains} $rains={$rains} />}
    </AsyncView>
  );
}

function Shown({ rains, $rains }: { rains: Rains; $rains: Resource<Rains> }) {
  const { t } = useTexts();
  const now = useRainState(rains);
  const falls = now.state !== 'none' && now.state !== 'before';
  // Between two rains the last one shows.
  const shownRain = falls ? now.rain : lastRain(rains, now.now);
  return (
    <div className="red-rain">
      <div className="red-rain__column">
        {now.state !== 'falling' && <RainPicture />}
        <RainHead now={now} />
        {falls && (
          <RainSky
            key={now.rain.id}
            rain={now.rain}
            envelopes={now.state === 'falling' ? now.envelopes : []}
            $rains={$rains}
          />
        )}
        {shownRain && shownRain.opened.length > 0 && <OpenedEnvelopes rain={shownRain} over={!falls} />}
      </div>
      <div className="red-rain__column">
        <DayLimit {...rains.day} />
        {rains.terms.length > 0 && (
          <section className="red-rain__terms">
            <h2>{t('redRain.terms')}</h2>
            <ul>
              {rains.terms.map((term) => (
                <li key={term} dir="auto">
                  {term}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function DayLimit({ limit, won }: Rains['day']) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  if (!limit && !won) return null;
  const sums = [
    { label: t('redRain.day'), value: money(won, currency) },
    ...(limit ? [{ label: t('redRain.dayLimit'), value: money(limit, currency) }] : []),
  ];
  return <DescriptionList className="red-rain__day" items={sums} />;
}

/** Returns the current state of the rain; re-renders when it changes, at most once a second. */
function useRainState(rains: Rains): RainState & { now: number } {
  const now = () => $tick.get() + rains.offset;
  useSyncExternalStore(listen, () => {
    const shown = rainState(rains, now());
    return shown.state === 'none' ? shown.state : `${shown.state} ${shown.rain.id} ${shown.seconds}`;
  });
  return { ...rainState(rains, now()), now: now() };
}

const listen = (changed: () => void) => $tick.listen(changed);
