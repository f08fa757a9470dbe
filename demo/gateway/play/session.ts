import { refusal } from '../../../src/gateway/http/errors.ts';
import { isReal } from '../account-types.ts';
import type { Gateway } from '../gateway-state.ts';
import { Refusal } from '../refusal.ts';
import { SESSION_LIFE, sessionById } from '../sessions.ts';
import { hashToken, newToken } from '../tokens.ts';
import { vendorBalance } from '../vendor-wallets.ts';
import { mainBalanceOf } from '../wallet.ts';

/** Cents at the start of a trial. */
const TRIAL_MONEY = 1_000_00;

interface TicketRow {
  session_id: string | null;
  game_id: string;
  language: string;
  expires_at: number;
}

/** An opened game. Without a member it is a trial with play money. */
export interface Play {
  /** Hash of its token. */
  id: string;
  memberId: number | null;
  /** Whether it is played for real money. */
  real: boolean;
  username: string;
  gameId: string;
  gameName: string;
  /** Its English name, which determines the game. */
  ownName: string;
  gameType: string;
  vendor: string;
  vendorName: string;
  minBet: number;
}

/** Exchanges a launch ticket, once, for the token of a game session. */
export function openPlay(gateway: Gateway, ticket: string): { token: string; language: string } {
  const { store, clock } = gateway;
  const now = clock();
  const row = store.one<TicketRow>('DELETE FROM tickets WHERE id = ? RETURNING *', hashToken(ticket));
  if (!row || row.expires_at <= now) throw new Refusal(refusal.unavailable);
  const member = row.session_id ? memberBehind(gateway, row.session_id) : undefined;
  const token = newToken();
  store.run('DELETE FROM plays WHERE expires_at < ?', now);
  store.insert('plays', {
    id: hashToken(token),
    session_id: row.session_id,
    member_id: member?.id ?? null,
    game_id: row.game_id,
    trial_balance: TRIAL_MONEY,
    expires_at: now + SESSION_LIFE,
    selections: lastSelections(gateway, row),
  });
  return { token, language: row.language };
}

/** Returns what waits in the slip of a game: of the same sign-in only, so that nobody else sees it. */
function lastSelections({ store }: Gateway, { session_id, game_id }: TicketRow): string {
  const last = store.one<{ selections: string }>(
    'SELECT selections FROM plays WHERE session_id = ? AND game_id = ? ORDER BY rowid DESC LIMIT 1',
    session_id,
    game_id,
  );
  return last?.selections ?? '[]';
}

/**
 * Returns the game session of a token, with the game's name in a language; it ends with the member's session.
 */
export function playOf(gateway: Gateway, token: string, language = 'EN'): Play {
  const row = gateway.store.one<PlayRow>(
    `SELECT p.id, p.session_id, p.member_id, p.expires_at, p.game_id, coalesce(n.name, g.name) AS name, g.name AS own_name,
       g.type, g.vendor, v.name AS vendor_name, g.min_bet
     FROM plays p JOIN games g ON g.id = p.game_id JOIN vendors v ON v.code = g.vendor
     LEFT JOIN game_names n ON n.game_id = g.id AND n.language = ? WHERE p.id = ?`,
    language,
    hashToken(token),
  );
  if (!row || row.expires_at <= gateway.clock()) throw new Refusal(refusal.notLoggedIn);
  const member = row.session_id ? memberBehind(gateway, row.session_id) : undefined;
  return {
    id: row.id,
    memberId: member?.id ?? null,
    real: member !== undefined && isReal(member.type),
    username: member?.username ?? '',
    gameId: row.game_id,
    gameName: row.name,
    ownName: row.own_name,
    gameType: row.type,
    vendor: row.vendor,
    vendorName: row.vendor_name,
    minBet: row.min_bet,
  };
}

/** Returns the fields that determine the game, in any language. */
export function gameOf({ gameId: id, gameType: type, ownName: name, vendor, minBet }: Play) {
  return { id, type, name, vendor, minBet };
}

/** Returns the balance in cents: main and vendor wallet, or the trial's. */
export function playBalance({ store }: Gateway, play: Play): number {
  const { memberId, vendor } = play;
  if (memberId !== null) return mainBalanceOf(store, memberId) + vendorBalance(store, memberId, vendor);
  const row = store.one<{ trial_balance: number }>('SELECT trial_balance FROM plays WHERE id = ?', play.id);
  return row?.trial_balance ?? 0;
}

interface PlayRow {
  id: string;
  session_id: string | null;
  member_id: number | null;
  expires_at: number;
  game_id: string;
  name: string;
  own_name: string;
  type: string;
  vendor: string;
  vendor_name: string;
  min_bet: number;
}

function memberBehind(gateway: Gateway, sessionId: string) {
  const session = sessionById(gateway, sessionId);
  if (typeof session === 'string') throw new Refusal(session);
  return session.member;
}
