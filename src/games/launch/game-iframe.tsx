import { useEffect, useRef, useState } from 'react';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { gameSandbox } from '../../lib/sandbox.ts';
import { platform } from '../../platform/platform.ts';
import { endSessionFromGame } from '../../session/require-session.ts';
import { locked, offline, unplugged } from '../../ui/state-pictures.ts';
import { GameCover } from './game-cover.tsx';
import { GameError } from './game-error.tsx';
import {
  isChoiceNotice,
  isMuteOffer,
  isPauseNotice,
  isPauseOffer,
  isReloginRequest,
  isRoundNotice,
  isRoundStart,
  onGameMessage,
} from './game-messages.ts';
import { connectPause, endRound, extendRound } from './game-pause.ts';
import { syncMute } from './game-sound.ts';
import { isRetryable, restartGame } from './launch.ts';
import type { OpenGame } from './open-game.ts';
import { reportBegunRound, reportEndedRound } from './rounds.ts';
import { watchGameUrl } from './watch-game-url.ts';
import './game-iframe.css';

/** Milliseconds before the iframe gets its URL, and before the placeholder is removed after loading (LA-3). */
const FRAME_DELAY = 150;
const LOADER_DELAY = 100;
/** Milliseconds after which loading counts as failed. */
const LOAD_LIMIT = 20_000;

interface Props {
  /** Absent until the launch URL arrives; the placeholder shows meanwhile. */
  address?: string | undefined;
  title: string;
  picture?: string | undefined;
  /** Requests another launch URL; each is valid once. */
  relaunch(): void;
  onClose?: (() => void) | undefined;
}

/** Texts for an iframe that does not show its game. */
const troubles = { late: 'errors.slow', blocked: 'play.blocked', unreachable: 'errors.unreachable' } as const;

type State = 'loading' | 'loaded' | 'shown anyway' | keyof typeof troubles;

/** A game in its iframe, with placeholder and error screen. */
export function GameIframe({ address, title, picture, relaunch, onClose }: Props) {
  const { windows } = platform();
  const element = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState('');
  // The state belongs to one URL; another URL starts with `loading`.
  const [of, setOf] = useState<{ address?: string | undefined; state: State }>({ state: 'loading' });
  const state = of.address === address ? of.state : 'loading';
  useEffect(() => {
    if (!address) return;
    const tell = (state: State) =>
      setOf((now) => (state === 'late' && now.address === address ? now : { address, state }));
    const timers = [
      setTimeout(() => setSource(address), FRAME_DELAY),
      setTimeout(() => tell('late'), LOAD_LIMIT),
    ];
    const frame = element.current!;
    let endSound: (() => void) | undefined;
    let endPause: (() => void) | undefined;
    const hear = (data: unknown) => {
      if (isReloginRequest(data)) endSessionFromGame();
      if (isMuteOffer(data)) {
        endSound?.();
        endSound = syncMute(frame, address);
      }
      if (isPauseOffer(data)) {
        endPause?.();
        endPause = connectPause(frame, address);
      }
      if (isChoiceNotice(data)) extendRound();
      if (isPauseNotice(data)) endRound();
      if (isRoundStart(data)) reportBegunRound();
      if (isRoundNotice(data)) reportEndedRound();
    };
    const ends = [onGameMessage(frame, address, hear), watchGameUrl(address, tell)];
    return () => {
      timers.forEach(clearTimeout);
      for (const end of ends) end();
      endSound?.();
      endPause?.();
      reportEndedRound();
    };
  }, [address]);
  const onLoad = () => {
    if (!address || source !== address) return;
    const loaded = { address, state: 'loaded' } as const;
    setTimeout(() => setOf((now) => (now.address === address ? now : loaded)), LOADER_DELAY);
  };
  const gone = state === 'late' || state === 'blocked';
  return (
    <div className="game-iframe" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <GameCover
          title={title}
          picture={picture}
          found={address !== undefined}
          retry={relaunch}
          onClose={onClose}
        />
      )}
      {state in troubles && (
        <GameError
          text={troubles[state as keyof typeof troubles]}
          retry={relaunch}
          onClose={onClose}
          onShow={gone ? undefined : () => setOf({ address, state: 'shown anyway' })}
        />
      )}
      {!gone && (
        <iframe
          key={address}
          ref={element}
          className="game-iframe__game"
          title={title}
          src={address === source ? source : 'about:blank'}
          // Without a URL the iframe has no origin.
          sandbox={gameSandbox(address ?? '', windows)}
          // Without windows, as on a terminal, the game already fills the screen and must not cover the bar above it.
          // A terminal has no keyboard inside games.
          name={windows ? undefined : 'terminal'}
          allow={windows ? 'autoplay; fullscreen' : 'autoplay'}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}

/** The open game: its iframe, or why it failed (LA-1). */
export function OpenGameView({ playing, onClose }: { playing: OpenGame; onClose(): void }) {
  const { address, title, picture } = playing;
  if (address.state === 'failed') {
    const { error } = address;
    const isOverLimit = error.code === featureRefusal.playLimit;
    return (
      <GameError
        text={isOverLimit ? 'play.overLimit' : errorText(error)}
        picture={isOverLimit ? locked : navigator.onLine ? unplugged : offline}
        retry={isRetryable(error) ? restartGame : undefined}
        onClose={onClose}
      />
    );
  }
  return (
    <GameIframe
      address={address.state === 'ready' ? address.value : undefined}
      title={title}
      picture={picture}
      relaunch={restartGame}
      onClose={onClose}
    />
  );
}
