import { type ReactNode, useCallback, useMemo } from 'react';
import { PhoneColumns, TileFacts } from '../../games/grid/tile-facts.tsx';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import { liveTables } from './live-tables.ts';
import { TableFacts } from './table-facts.tsx';

interface Props {
  scope: LobbyScope;
  children: ReactNode;
}

/** Columns on a phone, wide enough for the facts of a table. */
const COLUMNS = 2;

/** Shows facts of live tables in the tiles of their games. */
export default function LiveCasino({ scope, children }: Props) {
  const tables = useMemo(() => liveTables(scope), [scope]);
  const facts = useCallback(({ nodeId }: Game) => <TableFacts tables={tables} nodeId={nodeId} />, [tables]);
  return (
    <div className="live-casino">
      <PhoneColumns value={COLUMNS}>
        <TileFacts value={facts}>{children}</TileFacts>
      </PhoneColumns>
    </div>
  );
}
