import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import type { Identity } from '../../gateway/endpoints/identity.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckCard } from './check-card.tsx';
import { $acting, identityIn, openProvider } from './identity.ts';
import { NoChecks } from './no-checks.tsx';
import '../../ui/form.css';
import './identity.css';

/** Polling interval in milliseconds while a decision is expected. */
const POLLING_INTERVAL = 5_000;

const stateTexts = {
  none: 'identity.stateNone',
  asked: 'identity.stateAsked',
  pending: 'identity.statePending',
  refused: 'identity.stateRefused',
  done: 'identity.stateDone',
} as const;

/** The identity checks of the signed-in player, with their forms. */
export function IdentityScreen() {
  const { language } = useTexts();
  const $identity = identityIn(language);
  return (
    <AsyncView
      remote={useStore($identity)}
      retry={$identity.reload}
      skeleton={
        <>
          <Skeleton className="identity__waiting identity__waiting--state" />
          <div className="identity__checks">
            <Skeleton className="identity__waiting" count={3} />
          </div>
        </>
      }
    >
      {(identity) => <Checks identity={identity} />}
    </AsyncView>
  );
}

function Checks({ identity }: { identity: Identity }) {
  const { t, language } = useTexts();
  const { state, held, checks, upload, provider } = identity;
  const [providerPage, setProviderPage] = useState<string>();
  const isOpen = state === 'asked' || state === 'refused';
  // Other people use a terminal's files and camera.
  const isOwnDevice = platform().ownDevice === true;
  const isPending = checks.some((check) => check.state === 'pending');
  const polls = isPending || (isOpen && providerPage !== undefined);
  useEffect(
    () => (polls ? pollResource(identityIn(language), POLLING_INTERVAL) : undefined),
    [polls, language],
  );
  if (state === 'none' && !held && !checks.length) return <NoChecks />;
  return (
    <div className="identity">
      <p className="identity__state" role="status">
        {t(stateTexts[state])} {held && t('identity.held')}
      </p>
      {isOpen && !isOwnDevice && <p className="form__notice">{t('wallet.identityElsewhere')}</p>}
      <div className="identity__checks">
        {checks.map((check) => (
          <CheckCard key={check.kind} check={check} upload={isOwnDevice ? upload : null} />
        ))}
      </div>
      {isOpen && isOwnDevice && upload && <p className="identity__note">{t('identity.privacy')}</p>}
      {isOpen && isOwnDevice && provider && (
        <Provider name={provider.name} page={providerPage} onOpened={setProviderPage} />
      )}
    </div>
  );
}

interface ProviderProps {
  name: string;
  /** Address of the opened page. */
  page: string | undefined;
  onOpened(page: string | undefined): void;
}

function Provider({ name, page, onOpened }: ProviderProps) {
  const { t, language } = useTexts();
  const busy = useStore($acting).has('provider');
  return (
    <section className="identity__check" aria-label={t('identity.provider', { name })}>
      <p>{t('identity.providerNote', { name })}</p>
      <div className="identity__buttons">
        <Button busy={busy} onClick={() => void openProvider(language).then(onOpened)}>
          {t('identity.provider', { name })}
        </Button>
      </div>
      {page && (
        <p role="status">
          {t('identity.providerOpened')}{' '}
          <a className="text-link" href={page} target="_blank" rel="noopener noreferrer">
            {t('identity.providerOpen', { name })}
          </a>
        </p>
      )}
    </section>
  );
}
