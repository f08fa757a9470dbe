import type { Store } from '../store.ts';

/** Takes away what a terminal has in a table beyond so many rows, the oldest first. */
export function keepNewest(
  store: Store,
  table: 'terminal_commands' | 'terminal_events',
  terminal: string,
  most: number,
): void {
  store.run(
    `DELETE FROM ${table} WHERE terminal = ? AND rowid <=
       (SELECT rowid FROM ${table} WHERE terminal = ? ORDER BY rowid DESC LIMIT 1 OFFSET ?)`,
    terminal,
    terminal,
    most,
  );
}
