import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { refusal } from '../../gateway/http/errors.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { loginAddressFromHere } from '../../session/login-address.ts';
import { $signedIn } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { locked } from '../../ui/state-pictures.ts';
import { StateView } from '../../ui/state-view.tsx';
import type { LobbyScope } from '../lobby-scope.ts';
import { GameIframe } from './game-iframe.tsx';
import { OwnWindow } from './own-window.tsx';
import { openSportsInWindow, RELAUNCH_DELAY, type SportsTarget, sportsLaunch } from './sports-launch.ts';
import { needsWindow } from './start-game.ts';
import './sports-frame.css';

interface Props {
  scope: LobbyScope;
  vendor: SportsTarget;
  name: string;
}

/** The sports page of a vendor, for the current session and language (LA-3). */
export function SportsFrame({ scope, vendor, name }: Props) {
  const signedIn = useStore($signedIn);
  const { language } = scope;
  // A new object for every change, so that each one restarts the delay.
  const turn = useMemo(() => ({ key: `${signedIn} ${language}` }), [signedIn, language]);
  const [settled, settle] = useState(turn);
  useEffect(() => {
    const timer = setTimeout(() => settle(turn), RELAUNCH_DELAY);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <div className="sports-frame">
      {needsWindow(vendor.vassalage, scope) ? (
        <OwnWindow name={name} onOpen={() => void openSportsInWindow(scope, vendor, name)} />
      ) : settled === turn ? (
        <Launched key={turn.key} scope={scope} vendor={vendor} name={name} signedIn={signedIn} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return <Skeleton className="sports-frame__waiting" />;
}

function Launched({ scope, vendor, name, signedIn }: Props & { signedIn: boolean }) {
  const { t } = useTexts();
  const [{ $address, renew }] = useState(() => sportsLaunch(scope, vendor, signedIn));
  const address = useStore($address);
  useEffect(() => renew, [renew]);
  if (address.state === 'failed' && address.error.code === refusal.noTrial) {
    return (
      <StateView role="alert" picture={locked} title={<bdi>{name}</bdi>}>
        <p>{t('errors.noTrial')}</p>
        <a className="button button--primary" href={loginAddressFromHere()}>
          {t('common.logIn')}
        </a>
      </StateView>
    );
  }
  return (
    <AsyncView remote={address} retry={$address.reload} skeleton={<Waiting />}>
      {(known) => <GameIframe key={known} address={known} title={name} relaunch={renew} />}
    </AsyncView>
  );
}
