import { useStore } from '@nanostores/react';
import Dices from 'lucide/dist/esm/icons/dices.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import Radio from 'lucide/dist/esm/icons/radio.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import UserRoundPlus from 'lucide/dist/esm/icons/user-round-plus.mjs';
import { useId } from 'react';
import type { TeamKpi } from '../../gateway/endpoints/agent.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { teamToday } from './team-today.ts';
import './team-counters.css';

const counters: readonly [keyof TeamKpi, TextKey, IconShapes][] = [
  ['teamLoginMemberCount', 'agent.signedIn', LogIn],
  ['teamBetMemberCount', 'agent.betting', Dices],
  ['teamRegisterMemberCount', 'agent.registered', UserRoundPlus],
  ['teamOnlineCount', 'agent.online', Radio],
];

export function TeamCounters() {
  const { t, number } = useTexts();
  const heading = useId();
  const $today = teamToday();
  return (
    <section className="team-counters" aria-labelledby={heading}>
      <header className="team-counters__head">
        <h2 id={heading}>{t('agent.today')}</h2>
        <IconButton
          className="team-counters__refresh"
          label={t('agent.refresh')}
          shapes={RefreshCw}
          onClick={() => void $today.reload()}
        />
      </header>
      <AsyncView
        remote={useStore($today)}
        retry={$today.reload}
        skeleton={<Skeleton className="team-counters__waiting" />}
      >
        {(kpi) => (
          <dl className="team-counters__list">
            {counters.map(([name, text, shapes]) => (
              <div key={name} className="team-counters__one">
                <Icon shapes={shapes} />
                <dt>{t(text)}</dt>
                <dd>
                  <bdi>{number(kpi[name])}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </AsyncView>
    </section>
  );
}
