import { useStore } from '@nanostores/react';
import type { DeviceSession } from '../../gateway/endpoints/security.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { $sessions, endSession } from './sessions.ts';
import '../../ui/card-rows.css';
import './session-list.css';

/** The devices on which the member is signed in, with a button that ends each other one. */
export function SessionList() {
  const { t } = useTexts();
  const sessions = useStore($sessions);
  return (
    <section aria-label={t('member.devices')}>
      <h2 className="security__title">{t('member.devices')}</h2>
      <AsyncView
        remote={sessions}
        retry={$sessions.reload}
        skeleton={<Skeleton className="security__waiting" />}
      >
        {(list) => (
          <>
            <ul className="card-rows session-list">
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {list.some(({ current }) => !current) && (
              <Button wide onClick={() => void endSession()}>
                {t('member.endOthers')}
              </Button>
            )}
          </>
        )}
      </AsyncView>
    </section>
  );
}

function SessionRow({ session }: { session: DeviceSession }) {
  const { t, language } = useTexts();
  const { id, device, country, terminal, startedAt, seenAt, current } = session;
  const { locales } = languages[language];
  const place = terminal || placeName(country, locales);
  const name = terminal ? t('member.atTerminal') : device || t('member.unknownDevice');
  return (
    <li className="card-rows__row">
      <div>
        <p className="session-list__name">
          <bdi>{name}</bdi>
          {current && <span className="session-list__this">{t('member.thisDevice')}</span>}
        </p>
        {place && (
          <p>
            <bdi>{place}</bdi>
          </p>
        )}
        <p className="session-list__time">
          {t('member.loggedInAt', { time: timeText(startedAt, language) })}
        </p>
        {!current && (
          <p className="session-list__time">{t('member.seenAt', { time: timeText(seenAt, language) })}</p>
        )}
      </div>
      {!current && (
        <Button aria-label={`${t('member.endSession')}: ${name}`} onClick={() => void endSession(id)}>
          {t('member.endSession')}
        </Button>
      )}
    </li>
  );
}

/** Returns the name of a country; the code if it has none. */
function placeName(country: string, locales: string[]): string {
  try {
    return (country && new Intl.DisplayNames(locales, { type: 'region' }).of(country)) || country;
  } catch {
    return country;
  }
}
