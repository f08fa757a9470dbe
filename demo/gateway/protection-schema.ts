/** Limits, breaks and their history. Money is in cents, time in minutes; null is no limit, or no end. */
export const protectionSchema = `
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
`;
