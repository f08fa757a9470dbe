import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Picture } from '../../ui/picture.tsx';
import { GameErrorActions } from './game-error.tsx';
import './game-cover.css';

/** Milliseconds after which the wait is said to go on, and after which there is a way out of it. */
const STILL = 3_000;
const LONG = 8_000;
/** Pixels of the game's art. */
const ART = 240;

interface Props {
  title: string;
  picture?: string | undefined;
  /** Whether the studio has said where the game is. */
  found: boolean;
  retry(): void;
  onClose?: (() => void) | undefined;
}

/** What stands in a game's window until the game does: its art, its name, and how far it has come. */
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
