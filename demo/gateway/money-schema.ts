/** Payments and vendor wallets; amounts are in cents. */
export const moneySchema = `
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
`;
