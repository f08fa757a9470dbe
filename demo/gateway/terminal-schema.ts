/** Tables of terminals, as a part of the schema. */
export const terminalSchema = `CREATE TABLE venues (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
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
`;
