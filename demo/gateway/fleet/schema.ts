/** Tables of terminals: state, commands, events, staff and configurations, without data of visitors. */
export const fleetSchema = `
CREATE TABLE terminal_states (
  terminal TEXT PRIMARY KEY REFERENCES terminals ON DELETE CASCADE, public_key TEXT, enrolled_at INTEGER,
  beat_at INTEGER, report TEXT
) STRICT;

CREATE TABLE terminal_commands (
  id TEXT PRIMARY KEY, terminal TEXT NOT NULL REFERENCES terminals ON DELETE CASCADE, what TEXT NOT NULL,
  detail TEXT, given_by TEXT NOT NULL, given_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, outcome TEXT, settled_at INTEGER
) STRICT;
CREATE INDEX terminal_commands_by_terminal ON terminal_commands (terminal, given_at);

CREATE TABLE terminal_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT, terminal TEXT NOT NULL REFERENCES terminals ON DELETE CASCADE,
  at INTEGER NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, staff TEXT
) STRICT;
CREATE INDEX terminal_events_by_terminal ON terminal_events (terminal, id);

CREATE TABLE venue_configs (
  venue TEXT NOT NULL REFERENCES venues, version INTEGER NOT NULL, text TEXT NOT NULL, set_at INTEGER NOT NULL,
  PRIMARY KEY (venue, version)
) STRICT;

CREATE TABLE staff (number TEXT PRIMARY KEY, name TEXT NOT NULL, pin TEXT NOT NULL) STRICT;

CREATE TABLE pin_failures (subject TEXT PRIMARY KEY, count INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
`;
