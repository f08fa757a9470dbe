import { factorSchema } from './factors/schema.ts';

/** Increase it with every change of schema or seed; files of other versions must be recreated. */
export const SCHEMA_VERSION = 45;

/**
 * Money is in cents, rebates in hundredths of a percent, times in milliseconds since 1970. Tokens are stored
 * as hashes.
 */
export const schema = `
CREATE TABLE venues (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE terminals (
  id TEXT PRIMARY KEY, venue TEXT NOT NULL REFERENCES venues, name TEXT NOT NULL, key TEXT NOT NULL
) STRICT;

CREATE TABLE pairings (
  id TEXT PRIMARY KEY, device_code TEXT NOT NULL UNIQUE, user_code TEXT NOT NULL UNIQUE,
  terminal_id TEXT NOT NULL REFERENCES terminals, number INTEGER NOT NULL, choices TEXT NOT NULL, state TEXT NOT NULL,
  member_id INTEGER REFERENCES members, agreed_by TEXT, session_id TEXT, polls INTEGER NOT NULL,
  next_poll_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pairings_by_member ON pairings (member_id);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE vendors (
  code TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL
) STRICT;

CREATE TABLE vendor_categories (
  category TEXT NOT NULL, vendor TEXT NOT NULL REFERENCES vendors, position INTEGER NOT NULL,
  game_id TEXT, node_id TEXT, PRIMARY KEY (category, vendor)
) STRICT;

CREATE TABLE games (
  id TEXT PRIMARY KEY, node_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, type TEXT NOT NULL,
  vendor TEXT NOT NULL REFERENCES vendors, classify TEXT NOT NULL, min_bet INTEGER NOT NULL,
  hot_rank INTEGER, is_new INTEGER NOT NULL, lines INTEGER NOT NULL, free_play INTEGER NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX games_by_type ON games (type, position);
CREATE INDEX games_by_vendor ON games (vendor, position);

CREATE TABLE game_names (
  game_id TEXT NOT NULL REFERENCES games, language TEXT NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (game_id, language)
) STRICT;

CREATE TABLE members (
  id INTEGER PRIMARY KEY, username TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
  type INTEGER NOT NULL, nickname TEXT NOT NULL, label TEXT NOT NULL, locked INTEGER NOT NULL DEFAULT 0,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0), logins INTEGER NOT NULL DEFAULT 0,
  upline INTEGER REFERENCES members, recommender INTEGER REFERENCES members, profile TEXT NOT NULL DEFAULT '{}', created_at INTEGER NOT NULL,
  mobile TEXT UNIQUE, email TEXT UNIQUE COLLATE NOCASE, identity TEXT UNIQUE, expires_at INTEGER,
  email_checked INTEGER NOT NULL DEFAULT 0, mobile_checked INTEGER NOT NULL DEFAULT 0,
  head_icon TEXT NOT NULL DEFAULT '',
  last_login_at INTEGER
) STRICT;
CREATE INDEX members_by_upline ON members (upline);
CREATE INDEX members_by_recommender ON members (recommender);

CREATE TABLE referral_rewards (friend_id INTEGER PRIMARY KEY REFERENCES members, at INTEGER NOT NULL) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, ended TEXT, must_change INTEGER NOT NULL DEFAULT 0,
  terminal_id TEXT REFERENCES terminals, terminal_since INTEGER, device TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE known_devices (
  member_id INTEGER NOT NULL REFERENCES members, device TEXT NOT NULL, country TEXT NOT NULL, first_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, device, country)
) STRICT;
CREATE INDEX sessions_by_member ON sessions (member_id);

CREATE TABLE temporary_passwords (
  member_id INTEGER PRIMARY KEY REFERENCES members, password TEXT NOT NULL, used INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE affiliates (
  code TEXT PRIMARY KEY COLLATE NOCASE, domain TEXT UNIQUE COLLATE NOCASE,
  member_id INTEGER NOT NULL REFERENCES members
) STRICT;

CREATE TABLE partner_secrets (partner TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT;
CREATE TABLE partner_figures (
  day TEXT NOT NULL, partner TEXT NOT NULL, widget TEXT NOT NULL, host TEXT NOT NULL, seen INTEGER NOT NULL,
  used INTEGER NOT NULL, registered INTEGER NOT NULL, PRIMARY KEY (partner, day, widget, host)
) STRICT;

CREATE TABLE contracts (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL, offered_by TEXT NOT NULL,
  state TEXT NOT NULL, offered_at INTEGER NOT NULL, answered_at INTEGER, steps TEXT NOT NULL
) STRICT;
CREATE INDEX contracts_by_member ON contracts (member_id, kind);

CREATE TABLE dividends (
  member_id INTEGER NOT NULL REFERENCES members, start_day TEXT NOT NULL, end_day TEXT NOT NULL,
  state TEXT NOT NULL, amount INTEGER NOT NULL, turnover INTEGER NOT NULL, loss INTEGER NOT NULL,
  members INTEGER NOT NULL, rate REAL NOT NULL, PRIMARY KEY (member_id, start_day)
) STRICT;

CREATE TABLE captchas (id TEXT PRIMARY KEY, answer TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;

CREATE TABLE puzzles (
  id TEXT PRIMARY KEY, x INTEGER NOT NULL, made_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE human_proofs (id TEXT PRIMARY KEY, bound TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;

CREATE TABLE sms_codes (
  purpose TEXT NOT NULL, mobile TEXT NOT NULL, code TEXT NOT NULL, tries INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, PRIMARY KEY (purpose, mobile)
) STRICT;

CREATE TABLE identity_people (
  local_id TEXT PRIMARY KEY, provider TEXT NOT NULL, federated_id TEXT NOT NULL, phone TEXT, email TEXT, name TEXT,
  UNIQUE (provider, federated_id)
) STRICT;

CREATE TABLE identity_sessions (
  id TEXT PRIMARY KEY, mobile TEXT NOT NULL, code TEXT NOT NULL, tries INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE inbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
  text TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL,
  amount INTEGER NOT NULL, balance INTEGER NOT NULL, at INTEGER NOT NULL, game_id TEXT REFERENCES games
) STRICT;
CREATE INDEX ledger_by_member ON ledger (member_id, at);
-- Payments and vendor wallets; amounts are in cents.
CREATE TABLE money_requests (
  member_id INTEGER NOT NULL REFERENCES members, id TEXT NOT NULL, asked TEXT NOT NULL, order_id TEXT NOT NULL,
  PRIMARY KEY (member_id, id)
) STRICT;

CREATE TABLE payments (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL, method TEXT NOT NULL,
  account TEXT NOT NULL DEFAULT '', amount INTEGER NOT NULL, fee INTEGER NOT NULL DEFAULT 0,
  bonus INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL,
  at INTEGER NOT NULL, due_at INTEGER NOT NULL, cancel_until INTEGER NOT NULL
) STRICT;
CREATE TABLE payout_accounts (
  id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, method TEXT NOT NULL, holder TEXT NOT NULL,
  number TEXT NOT NULL, fields TEXT NOT NULL DEFAULT '{}', UNIQUE (member_id, method, number)
) STRICT;
CREATE INDEX payments_by_member ON payments (member_id, kind, at);
CREATE INDEX payments_under_way ON payments (due_at) WHERE state = 'pending';

CREATE TABLE vendor_wallets (
  member_id INTEGER NOT NULL REFERENCES members, vendor TEXT NOT NULL REFERENCES vendors,
  balance INTEGER NOT NULL CHECK (balance >= 0), PRIMARY KEY (member_id, vendor)
) STRICT;

CREATE TABLE wallet_transfers (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, request_id TEXT NOT NULL,
  vendor TEXT NOT NULL REFERENCES vendors, direction TEXT NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX wallet_transfers_by_member ON wallet_transfers (member_id, at);
CREATE UNIQUE INDEX wallet_transfers_once ON wallet_transfers (member_id, request_id) WHERE state = 'done';
-- Limits, breaks and their history. Money is in cents, time in minutes; null is no limit, or no end.
CREATE TABLE limits (
  member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL, period TEXT NOT NULL, value INTEGER,
  pending_value INTEGER, pending_from INTEGER, PRIMARY KEY (member_id, kind, period)
) STRICT;
CREATE TABLE breaks (
  member_id INTEGER PRIMARY KEY REFERENCES members, kind TEXT NOT NULL, until INTEGER
) STRICT;
CREATE TABLE reality_checks (member_id INTEGER PRIMARY KEY REFERENCES members, minutes INTEGER NOT NULL) STRICT;
CREATE TABLE protection_log (
  id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, at INTEGER NOT NULL, event TEXT NOT NULL,
  detail TEXT NOT NULL, period TEXT, value INTEGER, until INTEGER
) STRICT;
CREATE INDEX protection_log_by_member ON protection_log (member_id, at);
${factorSchema}
-- Checks of members' identities and their documents. Times are in milliseconds since 1970, sizes in bytes.
CREATE TABLE identity_checks (
  member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'asked',
  reason TEXT NOT NULL DEFAULT '', decide_at INTEGER, PRIMARY KEY (member_id, kind)
) STRICT;
CREATE TABLE documents (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL, name TEXT NOT NULL,
  type TEXT NOT NULL, size INTEGER NOT NULL, received INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL,
  decided INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX documents_by_member ON documents (member_id, kind);
CREATE TABLE document_parts (
  document_id TEXT NOT NULL REFERENCES documents ON DELETE CASCADE, position INTEGER NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (document_id, position)
) STRICT;
CREATE TABLE provider_checks (
  ticket TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, back_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE rebate_rates (
  member_id INTEGER NOT NULL REFERENCES members, category TEXT NOT NULL, vendor TEXT NOT NULL,
  rate INTEGER NOT NULL CHECK (rate >= 0), PRIMARY KEY (member_id, category, vendor)
) STRICT;

CREATE TABLE rebates (
  id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members,
  player_id INTEGER NOT NULL REFERENCES members, category TEXT NOT NULL, bet INTEGER NOT NULL,
  amount INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX rebates_by_member ON rebates (member_id, at);

CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members, node_id TEXT NOT NULL REFERENCES games (node_id),
  added INTEGER NOT NULL, PRIMARY KEY (member_id, node_id)
) STRICT;

CREATE TABLE recent_games (
  member_id INTEGER NOT NULL REFERENCES members, game_id TEXT NOT NULL REFERENCES games,
  at INTEGER NOT NULL, PRIMARY KEY (member_id, game_id)
) STRICT;

CREATE TABLE winners (
  id INTEGER PRIMARY KEY, game_id TEXT NOT NULL REFERENCES games, customer TEXT NOT NULL,
  at INTEGER NOT NULL, amount INTEGER NOT NULL
) STRICT;
CREATE INDEX winners_by_time ON winners (at);

CREATE TABLE read_marks (
  member_id INTEGER NOT NULL REFERENCES members, announcement_id TEXT NOT NULL,
  PRIMARY KEY (member_id, announcement_id)
) STRICT;

CREATE TABLE letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES members, kind TEXT NOT NULL,
  text_id TEXT NOT NULL, at INTEGER NOT NULL, read_at INTEGER
) STRICT;
CREATE INDEX letters_by_member ON letters (member_id, kind, at);

CREATE TABLE desk_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES members, at INTEGER NOT NULL,
  seen_at INTEGER
) STRICT;
CREATE INDEX desk_notes_by_member ON desk_notes (member_id);

CREATE TABLE claimed_rewards (
  member_id INTEGER NOT NULL REFERENCES members, reward_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (member_id, reward_id)
) STRICT;

CREATE TABLE red_envelopes (
  rain_id TEXT NOT NULL, member_id INTEGER NOT NULL REFERENCES members, envelope INTEGER NOT NULL,
  amount INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (rain_id, member_id, envelope)
) STRICT;
CREATE INDEX red_envelopes_by_member ON red_envelopes (member_id, at);

CREATE TABLE vip_bonuses (
  member_id INTEGER NOT NULL REFERENCES members, level INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (member_id, level)
) STRICT;

CREATE TABLE promotion_applications (
  member_id INTEGER NOT NULL REFERENCES members, promotion_id TEXT NOT NULL, at INTEGER NOT NULL,
  claimed_at INTEGER, PRIMARY KEY (member_id, promotion_id)
) STRICT;

CREATE TABLE tickets (
  id TEXT PRIMARY KEY, session_id TEXT REFERENCES sessions, game_id TEXT NOT NULL REFERENCES games,
  language TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE plays (
  id TEXT PRIMARY KEY, session_id TEXT REFERENCES sessions, member_id INTEGER REFERENCES members,
  game_id TEXT NOT NULL REFERENCES games, trial_balance INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  selections TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE rounds (
  id TEXT PRIMARY KEY, member_id INTEGER REFERENCES members, game_id TEXT NOT NULL REFERENCES games,
  bet INTEGER NOT NULL, win INTEGER NOT NULL, outcome TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX rounds_by_member ON rounds (member_id, at);

CREATE TABLE draw_tickets (
  round_id TEXT PRIMARY KEY REFERENCES rounds, play_id TEXT NOT NULL, lottery TEXT NOT NULL, draw INTEGER NOT NULL,
  numbers TEXT NOT NULL, due INTEGER NOT NULL, settled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX draw_tickets_due ON draw_tickets (settled, due);

CREATE TABLE match_bets (
  round_id TEXT PRIMARY KEY REFERENCES rounds, play_id TEXT NOT NULL, picks TEXT NOT NULL, due INTEGER NOT NULL,
  settled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX match_bets_due ON match_bets (settled, due);

CREATE TABLE blackjack_hands (
  round_id TEXT PRIMARY KEY REFERENCES rounds, play_id TEXT NOT NULL, cards TEXT NOT NULL,
  moves TEXT NOT NULL DEFAULT '', ended INTEGER NOT NULL, due INTEGER NOT NULL, settled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX blackjack_hands_due ON blackjack_hands (settled, due);
`;
