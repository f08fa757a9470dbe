/** Passkeys, time codes and other confirmations. Challenges and tokens are hashes, times are in milliseconds. */
export const factorSchema = `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, public_key TEXT NOT NULL,
  counter INTEGER NOT NULL, transports TEXT NOT NULL, device TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', synced INTEGER NOT NULL,
  created_at INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE INDEX passkeys_by_member ON passkeys (member_id, created_at);
CREATE TABLE passkey_users (member_id INTEGER PRIMARY KEY REFERENCES members, handle TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE passkey_challenges (
  id TEXT PRIMARY KEY, use TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE time_codes (
  member_id INTEGER PRIMARY KEY REFERENCES members, secret TEXT NOT NULL, active INTEGER NOT NULL DEFAULT 0,
  last_step INTEGER NOT NULL DEFAULT 0, expires_at INTEGER
) STRICT;
CREATE TABLE recovery_codes (
  member_id INTEGER NOT NULL REFERENCES members, code TEXT NOT NULL, PRIMARY KEY (member_id, code)
) STRICT;
CREATE TABLE confirmations (
  id TEXT PRIMARY KEY, session_id TEXT NOT NULL, purpose TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE pending_logins (
  id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, must_change INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
`;
