import type { Store } from '../store.ts';

/** Deletes a terminal's oldest rows in a table beyond a number. */
export function deleteOldest(
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
