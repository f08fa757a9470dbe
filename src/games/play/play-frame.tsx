import { useEffect, useRef, useState } from 'react';
import { GatewayError } from '../../gateway/errors.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { gameSandbox } from '../../lib/sandbox.ts';
import { platform } from '../../platform/platform.ts';
import { signInAgain } from '../../session/require-session.ts';
import { Failed } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { onRelogin } from './frame-messages.ts';
import './play-frame.css';

/** Milliseconds the frame stays blank before it gets its address, and its loader after it has loaded (LA-3). */
const FRAME_DELAY = 150;
const LOADER_DELAY = 100;
/** Milliseconds after which a frame that has not loaded is given up. */
const LOAD_LIMIT = 20_000;

interface Props {
  address: string;
  title: string;
  /** Launches anew: an address opens once. */
  relaunch(): void;
}

/** A launched game in its frame, from its address on: key it by that. */
export function PlayFrame({ address, title, relaunch }: Props) {
  const { t } = useTexts();
  const { windows } = platform();
  const element = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState('about:blank');
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');
  useEffect(() => {
    const timers = [
      setTimeout(() => setSource(address), FRAME_DELAY),
      setTimeout(() => setState((now) => (now === 'loaded' ? now : 'late')), LOAD_LIMIT),
    ];
    const stop = onRelogin(element.current!, address, signInAgain);
    return () => {
      timers.forEach(clearTimeout);
      stop();
    };
  }, [address]);
  if (state === 'late') return <Failed error={new GatewayError('timeout')} retry={relaunch} />;
  const onLoad = () => {
    if (source === address) setTimeout(() => setState('loaded'), LOADER_DELAY);
  };
  return (
    <div className="play-frame" aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton className="play-frame__waiting" />}
      <iframe
        ref={element}
        className="play-frame__game"
        title={title}
        src={source}
        sandbox={gameSandbox(address, windows)}
        // Where a game may open nothing beside the page it fills the screen already, below what has to stay in view.
        allow={windows ? 'autoplay; fullscreen' : 'autoplay'}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      <span className="visually-hidden" role="status">
        {state === 'loading' && t('common.loading')}
      </span>
    </div>
  );
}
