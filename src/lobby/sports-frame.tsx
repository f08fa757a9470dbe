import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Vendor } from '../gateway/endpoints/lobby.ts';
import { gameSandbox } from '../lib/sandbox.ts';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { $signedIn } from '../session/session.ts';
import { Face } from '../ui/face.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { LobbyScope } from './scope.ts';
import { asksForLogin, FRAME_DELAY, LOADER_DELAY, sportsAddress } from './sports-launch.ts';
import './sports-frame.css';

interface Props {
  scope: LobbyScope;
  vendor: Vendor;
  name: string;
}

/** A vendor's sports, launched for who is signed in, in the language that is on (LA-3). */
export function SportsFrame({ scope, vendor, name }: Props) {
  const signedIn = useStore($signedIn);
  const $address = sportsAddress(scope, vendor, signedIn);
  return (
    <div className="sports-frame">
      <Face remote={useStore($address)} retry={$address.reload} skeleton={<Waiting />}>
        {(address) => <Frame key={address} address={address} name={name} />}
      </Face>
    </div>
  );
}

function Waiting() {
  return <Skeleton className="sports-frame__waiting" />;
}

function Frame({ address, name }: { address: string; name: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState('about:blank');
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSource(address), FRAME_DELAY);
    const onMessage = (event: MessageEvent) => {
      if (event.source !== element.current?.contentWindow) return;
      if (asksForLogin(event.data)) platform().navigate(linkTo('login'));
    };
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
  }, [address]);
  const onLoad = () => {
    if (source === address) setTimeout(() => setLoaded(true), LOADER_DELAY);
  };
  return (
    <>
      {!loaded && <Waiting />}
      <iframe
        ref={element}
        className="sports-frame__game"
        title={name}
        src={source}
        sandbox={gameSandbox(address)}
        allow="fullscreen"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
    </>
  );
}
