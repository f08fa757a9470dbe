import { type ReactNode, useCallback, useContext } from 'react';
import type { Game } from '../../gateway/endpoints/game.ts';
import { nameOf } from '../game-name.ts';
import { TileFacts } from '../grid/tile-facts.tsx';
import type { LobbyScope } from '../lobby-scope.ts';
import { InfoButton } from './info-button.tsx';
import { useGameInfo } from './use-game-details.tsx';

interface Props {
  scope: LobbyScope;
  children: ReactNode;
}

/** Adds the button that opens the details to the tiles of simple grids. */
export function WithInfoButtons({ scope, children }: Props) {
  const facts = useContext(TileFacts);
  const [info, ask] = useGameInfo(scope);
  const parts = useCallback(
    (game: Game) => (
      <>
        <InfoButton name={nameOf(game)} onAsk={() => ask(game)} />
        {facts?.(game)}
      </>
    ),
    [facts, ask],
  );
  return (
    <>
      <TileFacts value={parts}>{children}</TileFacts>
      {info}
    </>
  );
}
