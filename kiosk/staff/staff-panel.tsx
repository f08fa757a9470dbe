import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { momentText } from '../../src/i18n/moment-text.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import { DescriptionList } from '../../src/ui/description-list.tsx';
import { kioskConfig } from '../config/kiosk-config.ts';
import { buildName } from '../status/build-name.ts';
import { $connectivity } from '../status/connectivity.ts';
import { useSupervisorStatus } from '../status/use-supervisor-status.tsx';
import { recentErrors } from './recent-errors.ts';
import { StaffProblemMessage } from './staff-problem.tsx';
import { performStaffAction, type StaffCorner } from './staff-store.ts';
import { playTestSound } from './test-sound.ts';
import { TouchTest } from './touch-test.tsx';

interface Props {
  corner: Extract<StaffCorner, { state: 'open' }>;
  onSignOut(): void;
}

/** Shows the state of the terminal and the staff's actions. The gateway records each action with the staff member. */
export function StaffPanel({ corner: { name, problem, notice }, onSignOut }: Props) {
  const { t } = useTexts();
  const [testing, setTesting] = useState<'touch' | 'sound'>();
  const supervisor = useSupervisorStatus();
  const served = supervisor?.enrolled === true;
  return (
    <div className="staff-corner">
      <State who={name} />
      <div className="staff-corner__acts">
        <Button onClick={() => void performStaffAction('reload', () => location.reload())}>
          {t('staff.reload')}
        </Button>
        {served && <Button onClick={() => void performStaffAction('restart')}>{t('staff.restart')}</Button>}
        <Button onClick={() => void performStaffAction('signOut', onSignOut)}>{t('staff.signOut')}</Button>
        <Button onClick={() => void performStaffAction('touch', () => setTesting('touch'))}>
          {t('staff.touch')}
        </Button>
        <Button
          onClick={() =>
            void performStaffAction('sound', () => {
              setTesting('sound');
              playTestSound();
            })
          }
        >
          {t('staff.sound')}
        </Button>
        {served && <Button onClick={() => void performStaffAction('exit')}>{t('staff.exit')}</Button>}
      </div>
      <p className="staff-corner__told" role="status">
        {notice ? t(`staff.${notice}`) : testing === 'sound' && t('staff.soundText')}
      </p>
      <p className="staff-corner__problem" role="alert">
        {problem && <StaffProblemMessage problem={problem} />}
      </p>
      <LastEvents />
      {testing === 'touch' && <TouchTest onClose={() => setTesting(undefined)} />}
    </div>
  );
}

/** Lists name, build and state of the terminal. */
function State({ who }: { who: string }) {
  const { t, language } = useTexts();
  const reach = useStore($connectivity);
  const supervisor = useSupervisorStatus();
  const { terminal, venue } = kioskConfig();
  const items = [
    { label: t('staff.signedIn'), value: who },
    { label: t('staff.terminal'), value: terminal || '–' },
    { label: t('staff.venue'), value: venue },
    { label: t('staff.build'), value: buildName() },
    { label: t('staff.gateway'), value: t(reach === 'there' ? 'staff.reached' : 'staff.notReached') },
    {
      label: t('staff.supervisor'),
      value: supervisor
        ? t('staff.since', { time: momentText(supervisor.startedAt, supervisor.startedAt, language) })
        : t('staff.none'),
    },
  ];
  return (
    <>
      <DescriptionList className="staff-corner__state" items={items} />
      {supervisor && (
        <p className="staff-corner__who">
          {t('staff.restarts', { restarts: supervisor.restarts, reloads: supervisor.reloads })}
        </p>
      )}
    </>
  );
}

/** Lists recent errors of the page and events of the supervisor, without personal data. */
function LastEvents() {
  const { t, language } = useTexts();
  const supervisor = useSupervisorStatus();
  const events = [...(supervisor?.events ?? []), ...recentErrors()].sort((one, other) => other.at - one.at);
  return (
    <section className="staff-corner__events" aria-labelledby="staff-events">
      <h3 id="staff-events">{t('staff.events')}</h3>
      {events.length === 0 && <p>{t('staff.noEvents')}</p>}
      <ul>
        {events.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <time>{momentText(at, Date.now(), language)}</time> <bdi lang="en">{what}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
