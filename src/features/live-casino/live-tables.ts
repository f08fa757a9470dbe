import { atom, type ReadableAtom } from 'nanostores';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { pollResource } from '../../gateway/cache/poll-resource.ts';
import { getLiveTables, type LiveTable } from '../../gateway/endpoints/live-tables.ts';
import { isAbsentCall } from '../../gateway/http/absent-call.ts';
import { call } from '../../gateway/http/client.ts';

/** Milliseconds until the tables on screen are read again. */
const REFRESH = 10_000;
/** Milliseconds after the last successful read until the tiles stop showing it. */
const OUTDATED = 60_000;
/** Milliseconds in which tables that come on screen share a request. */
const GATHERED = 50;
/** Maximum number of tables in a request. */
const LOT = 100;

export interface LiveTables {
  /** Facts of tables, by the node ids of their games. */
  $tables: ReadableAtom<ReadonlyMap<string, LiveTable>>;
  /** Keeps a table up to date until the returned function is called. */
  watch(nodeId: string): () => void;
}

/** Creates a store that reads the tables on screen, while the page is visible. */
export function liveTables({ merchantCode, language }: LobbyScope): LiveTables {
  const $tables = atom<ReadonlyMap<string, LiveTable>>(new Map());
  const users = new Map<string, number>();
  let added: string[] = [];
  let stop = () => {};
  let isAbsent = false;
  let readAt = 0;

  const read = async (ids: readonly string[]): Promise<LiveTable[]> => {
    const lots = Array.from({ length: Math.ceil(ids.length / LOT) }, (_, index) =>
      ids.slice(index * LOT, (index + 1) * LOT),
    );
    const answers = await Promise.all(
      lots.map((lot) => call(getLiveTables, { query: { merchantCode, language, nodeIds: lot.join() } })),
    );
    return answers.flatMap(({ tables }) => tables);
  };
  /** Reads tables into the store; `isAll` replaces the others. */
  const update = async (ids: readonly string[], isAll: boolean): Promise<boolean> => {
    if (isAbsent || !ids.length) return true;
    try {
      const found = await read(ids);
      readAt = performance.now();
      const tables = new Map(isAll ? [] : $tables.get());
      for (const table of found) tables.set(table.nodeId, table);
      $tables.set(tables);
      return true;
    } catch (error) {
      isAbsent = isAbsentCall(error);
      if (performance.now() - readAt > OUTDATED) $tables.set(new Map());
      return false;
    }
  };
  const poll = { refresh: () => update([...users.keys()], true) };
  const readAdded = () => {
    const ids = added.filter((id) => users.has(id) && !$tables.get().has(id));
    added = [];
    void update(ids, false);
  };

  return {
    $tables,
    watch(nodeId) {
      if (!users.size && !isAbsent) stop = pollResource(poll, REFRESH);
      users.set(nodeId, (users.get(nodeId) ?? 0) + 1);
      if (added.push(nodeId) === 1) setTimeout(readAdded, GATHERED);
      return () => {
        const left = users.get(nodeId)! - 1;
        if (left) users.set(nodeId, left);
        else users.delete(nodeId);
        if (!users.size) stop();
      };
    },
  };
}
