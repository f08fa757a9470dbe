import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { PanicButton } from './break-list.tsx';
import { unitText } from './duration-text.ts';
import { $playSession } from './play-session.ts';

const MINUTE = 60_000;

/** Time and net position since the login, by the gateway's clock, and the panic button where the market wants one. */
export default function PlaySessionFacts() {
  const { t, money, language } = useTexts();
  const session = useStore($playSession);
  if (session.state !== 'ready') return null;
  const { startedAt, now, net, shown, panicHours } = session.value;
  const minutes = Math.max(0, Math.floor((now - startedAt) / MINUTE));
  return (
    <>
      {shown && (
        <DescriptionList
          className="game-tools__money"
          name={t('protection.session')}
          items={[
            { label: t('protection.sessionTime'), value: unitText(minutes, 'minute', language) },
            { label: t('protection.net'), value: money(net, siteConfig().currency) },
          ]}
        />
      )}
      {panicHours > 0 && <PanicButton hours={panicHours} />}
    </>
  );
}
