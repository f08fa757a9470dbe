import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';
import { GameErrorActions } from './game-error.tsx';
import './game-cover.css';

/** Milliseconds until the wait is mentioned, and until buttons are offered. */
const STILL = 3_000;
const LONG = 8_000;
const ART = 240;

interface Props {
  title: string;
  picture?: string | undefined;
  /** Whether the launch URL has arrived. */
  found: boolean;
  retry(): void;
  onClose?: (() => void) | undefined;
}

/** Placeholder of a loading game: art, name and progress. */
export function GameCover({ title, picture = '', found, ...ways }: Props) {
  const { t } = useTexts();
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [STILL, LONG].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="game-cover">
      <Picture className="game-cover__art" src={picture.trim()} alt="" width={ART} height={ART} eager />
      <div className="game-cover__texts">
        <strong className="game-cover__name" dir="auto">
          {title}
        </strong>
        <progress className="game-cover__progress" max={3} value={found ? 2 : 1} aria-label={title} />
        <span role="status">{t(waited ? 'lobby.launching' : 'common.loading')}</span>
        {waited === LONG && <GameErrorActions {...ways} />}
      </div>
    </div>
  );
}
