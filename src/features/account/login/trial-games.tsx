import { useStore } from '@nanostores/react';
import { nameOf } from '../../../games/game-name.ts';
import { hotGames } from '../../../games/games.ts';
import type { LobbyScope } from '../../../games/lobby-scope.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import './trial-games.css';

/** Number of pictures, and their size in pixels. */
const SHOWN = 6;
const ART = 240;

/** Some of the games that free play offers. */
export function TrialGames({ scope }: { scope: LobbyScope }) {
  const { t } = useTexts();
  const games = useStore(hotGames(scope));
  if (games.state === 'failed') return null;
  const free = games.state === 'ready' ? games.value.filter(({ freeplay }) => freeplay).slice(0, SHOWN) : [];
  if (games.state === 'ready' && !free.length) return null;
  return (
    <ul className="trial-games" aria-label={t('account.trialGames')} aria-busy={!free.length}>
      {free.map((game) => (
        <li key={game.nodeId}>
          <Picture src={game.iconUrl} alt="" width={ART} height={ART} eager />
          <span dir="auto">{nameOf(game)}</span>
        </li>
      ))}
      {!free.length && <Skeleton className="trial-games__waiting" count={SHOWN} />}
    </ul>
  );
}
