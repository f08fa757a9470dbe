import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { dateFormat } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TerminalNames } from './terminal-names.tsx';
import { $terminalSession, createTerminalSignOut } from './terminal-session.ts';
import './terminal-status-card.css';

/** Polling interval in milliseconds until the terminal confirms, and afterwards. */
const PENDING_INTERVAL = 2_000;
const ACTIVE_INTERVAL = 15_000;
/** Its own object, so that polling has a separate schedule. */
const soon = { refresh: $terminalSession.refresh };

interface Props {
  agreed: boolean;
  /** Runs when the terminal's session has ended or never began, with the message to show. */
  onEnded(why?: TextKey): void;
}

export function TerminalStatusCard({ agreed, onEnded }: Props) {
  const { t, language } = useTexts();
  const there = useStore($terminalSession);
  const onEndedRef = useRef(onEnded);
  onEndedRef.current = onEnded;
  const [end] = useState(() => createTerminalSignOut(() => onEndedRef.current()));
  const ending = useStore(end.$sending);
  const session = there.state === 'ready' ? there.value : undefined;
  const [taken, setTaken] = useState(false);
  const waiting = session?.state === 'agreed';
  useEffect(
    () => (waiting ? pollResource(soon, PENDING_INTERVAL) : pollResource($terminalSession, ACTIVE_INTERVAL)),
    [waiting],
  );
  useEffect(() => end.stop, [end]);
  useEffect(() => {
    if (session?.state === 'signedIn') setTaken(true);
    if (session === null && agreed) onEndedRef.current(taken ? 'terminal.ended' : 'terminal.notTaken');
  }, [session, agreed, taken]);
  if (!session) {
    if (!agreed) return null;
    return (
      <AsyncView
        remote={there}
        retry={$terminalSession.reload}
        skeleton={<Skeleton className="terminal-status-card__waiting" count={1} />}
      >
        {() => null}
      </AsyncView>
    );
  }
  const moment = dateFormat(language, { timeStyle: 'short' });
  return (
    <section className="terminal-status-card" role="status">
      <h2 className="terminal-status-card__title">{t(waiting ? 'terminal.agreed' : 'terminal.signedIn')}</h2>
      <TerminalNames of={session} />
      {!waiting && (
        <p>
          {t('terminal.since')} <bdi>{moment(session.since)}</bdi>
        </p>
      )}
      {ending.state === 'failed' && (
        <p className="form__failure" role="alert">
          {t(errorText(ending.error))}
        </p>
      )}
      <p className="terminal-status-card__note">{t('terminal.endText')}</p>
      <Button wide busy={ending.state === 'sending'} onClick={end.submit}>
        {t('terminal.end')}
      </Button>
    </section>
  );
}
