import { randomUUID } from 'node:crypto';
import type {
  CommandOutcome,
  UnsignedCommand,
} from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import { recordEvent } from './events.ts';
import { deleteOldest } from './keep-newest.ts';
import { signCommand } from './operator-key.ts';

/** Lifetime of a command in milliseconds: from the operator's page, and from staff at the terminal. */
const LIFE = 5 * MINUTE;
const LIFE_AT_HAND = MINUTE;
/** Maximum number of commands per terminal; older ones are deleted. */
const KEPT = 100;
/** Maximum number of commands per heartbeat. */
const AT_ONCE = 20;
/** Author of commands that are sent with heartbeats; staff get theirs directly. */
const DESK = 'operator';

interface Row {
  id: string;
  what: UnsignedCommand['order'];
  /** JSON of additional fields. */
  detail: string | null;
  given_at: number;
  expires_at: number;
}

/** Stores a command. @returns it signed, for a caller that delivers it at once */
export function createCommand(
  gateway: Gateway,
  terminal: string,
  { order, ...detail }: UnsignedCommand,
  by = DESK,
): Promise<string> {
  const { store, clock } = gateway;
  const now = clock();
  const row = {
    id: randomUUID(),
    what: order,
    detail: order === 'message' ? JSON.stringify(detail) : null,
    given_at: now,
    expires_at: now + (by === DESK ? LIFE : LIFE_AT_HAND),
  };
  store.insert('terminal_commands', {
    id: row.id,
    terminal,
    what: order,
    detail: row.detail,
    given_by: by,
    given_at: row.given_at,
    expires_at: row.expires_at,
  });
  deleteOldest(store, 'terminal_commands', terminal, KEPT);
  return signed(gateway, terminal, row);
}

/** Returns the signed open commands of a terminal, with each heartbeat again, because responses get lost. */
export function openCommands(gateway: Gateway, terminal: string): Promise<string[]> {
  const rows = gateway.store.all<Row>(
    `SELECT id, what, detail, given_at, expires_at FROM terminal_commands
     WHERE terminal = ? AND given_by = ? AND settled_at IS NULL AND expires_at > ? ORDER BY rowid LIMIT ?`,
    terminal,
    DESK,
    gateway.clock(),
    AT_ONCE,
  );
  return Promise.all(rows.map((row) => signed(gateway, terminal, row)));
}

/** Records the outcome of a command that a terminal reports; the first outcome stays. */
export function recordOutcome(gateway: Gateway, terminal: string, { id, refused }: CommandOutcome): void {
  const { store, clock } = gateway;
  const row = store.one<{ what: string }>(
    'SELECT what FROM terminal_commands WHERE id = ? AND terminal = ?',
    id,
    terminal,
  );
  store.run(
    'UPDATE terminal_commands SET outcome = ?, settled_at = ? WHERE id = ? AND terminal = ? AND settled_at IS NULL',
    refused ?? 'done',
    clock(),
    id,
    terminal,
  );
  if (refused)
    recordEvent(gateway, terminal, {
      kind: 'command',
      what: `${row?.what ?? 'unknown'} refused: ${refused}`,
    });
}

/** Returns the commands of a terminal, newest first. */
export function commandsOf({ store }: Gateway, terminal: string, most: number) {
  const rows = store.all<{
    what: string;
    detail: string | null;
    given_by: string;
    given_at: number;
    expires_at: number;
    outcome: string | null;
  }>(
    `SELECT what, detail, given_by, given_at, expires_at, outcome FROM terminal_commands
     WHERE terminal = ? ORDER BY rowid DESC LIMIT ?`,
    terminal,
    most,
  );
  return rows.map(({ detail, ...row }) => ({ ...row, ...said(detail) }));
}

const said = (detail: string | null) => JSON.parse(detail ?? '{}') as Partial<Omit<UnsignedCommand, 'order'>>;

function signed(
  { store }: Gateway,
  terminal: string,
  { id, what, detail, given_at, expires_at }: Row,
): Promise<string> {
  const asked = { order: what, ...said(detail) } as UnsignedCommand;
  return signCommand(store, { id, terminal, asked, givenAt: given_at, expiresAt: expires_at });
}
