import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

type Values = SQLInputValue[];

/** The gateway's database, with cached prepared statements. */
export interface Store {
  all<Row>(sql: string, ...values: Values): Row[];
  one<Row>(sql: string, ...values: Values): Row | undefined;
  /** @returns the number of changed rows */
  run(sql: string, ...values: Values): number;
  /**
   * Inserts a row given by its columns.
   * @param conflict what happens when the row exists; by default an error
   * @returns the number of inserted rows
   */
  insert(
    table: string,
    row: Readonly<Record<string, SQLInputValue>>,
    conflict?: 'IGNORE' | 'REPLACE',
  ): number;
  /** Runs the work in a transaction. Must not be nested. */
  transaction<Result>(work: () => Result): Result;
  /** Runs statements without values, such as the schema. */
  script(sql: string): void;
  /** Returns the whole database, to create a copy from. */
  image(): Uint8Array;
  close(): void;
}

/** Opens a database file, or `:memory:`, optionally from an image. */
export function openStore(file: string, image?: Uint8Array): Store {
  if (file !== ':memory:') makePrivate(file);
  const database = new DatabaseSync(file);
  if (image) database.deserialize(image);
  database.exec('PRAGMA foreign_keys = ON');
  if (file !== ':memory:') own(database);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const run: Store['run'] = (sql, ...values) => Number(prepared(sql).run(...values).changes);
  return {
    all: <Row>(sql: string, ...values: Values) => prepared(sql).all(...values) as Row[],
    one: <Row>(sql: string, ...values: Values) => prepared(sql).get(...values) as Row | undefined,
    run,
    insert(table, row, conflict) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?');
      const sql = `INSERT ${conflict ? `OR ${conflict} ` : ''}INTO ${table} (${columns}) VALUES (${places})`;
      return run(sql, ...Object.values(row));
    },
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite may have ended the transaction already, as on a full disk; report the original error.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    script: (sql) => database.exec(sql),
    image: () => database.serialize(),
    close: () => database.close(),
  };
}

/** Locks a file for this connection until it or the process ends. */
function own(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA busy_timeout = 500');
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Restricts a file to its owner before it has content; SQLite's additional files inherit that. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
