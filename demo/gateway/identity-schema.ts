/** Checks of members' identities and their documents. Times are in milliseconds since 1970, sizes in bytes. */
export const identitySchema = `
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
`;
