// The lake's file: better-sqlite3, WAL, synchronous=FULL, so that an acknowledged mutation survives a power cut.
import type { Database } from 'better-sqlite3'
import { openDatabaseFile } from '../../sqlite/open-database-file.ts'

export type { Database }

const MIGRATIONS = [
  `CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE transactions (
     seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, author TEXT NOT NULL, at TEXT NOT NULL, kind TEXT NOT NULL);
   CREATE TABLE revisions (
     document_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT, mutations TEXT NOT NULL,
     PRIMARY KEY (document_id, seq)) WITHOUT ROWID;
   CREATE INDEX revisions_by_seq ON revisions (seq);
   CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL,
     tenants TEXT, created_at TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
     created_at TEXT NOT NULL, seen_at TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE user_values (user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
     PRIMARY KEY (user_id, key)) WITHOUT ROWID;
   CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  // Previously users had one role and a list of dealers; an editor could write a dealer's settings, as a manager can
  // now.
  `ALTER TABLE users ADD COLUMN roles TEXT NOT NULL DEFAULT '[]';
   UPDATE users SET roles = CASE
     WHEN tenants IS NULL OR role = 'administrator' THEN json_array(role)
     WHEN role = 'editor' THEN (SELECT json_group_array('manager-' || value) FROM json_each(users.tenants))
     ELSE '[]' END;
   ALTER TABLE users DROP COLUMN role;
   ALTER TABLE users DROP COLUMN tenants;
   DELETE FROM settings WHERE key = 'scopes';`,
  // One invitation waits for an address and a role.
  `CREATE TABLE invitations (id TEXT PRIMARY KEY, email TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL,
     invited_by TEXT NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL, expires_at TEXT NOT NULL) WITHOUT ROWID;
   CREATE UNIQUE INDEX invitations_waiting ON invitations (email, role) WHERE status = 'pending';`,
]

/** Opens or creates `lake.db` in `folder` and migrates it; a file of a newer version throws. */
export function openDatabase(folder: string): Database {
  const db = openDatabaseFile({
    folder,
    name: 'lake.db',
    variable: 'DATA_DIR',
    without: 'the next start seeds the demo dealers again',
  })
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  db.pragma('foreign_keys = ON')
  migrate(db, folder)
  return db
}

function migrate(db: Database, folder: string): void {
  const version = db.pragma('user_version', { simple: true }) as number
  if (version > MIGRATIONS.length) {
    db.close()
    throw new Error(
      `The content in ${folder} was written by a newer lake (form ${version}, this one knows ${MIGRATIONS.length}). ` +
        'Start the newer version, or point DATA_DIR at another folder.',
    )
  }
  for (const [index, sql] of MIGRATIONS.slice(version).entries()) {
    db.transaction(() => {
      db.exec(sql)
      db.pragma(`user_version = ${version + index + 1}`)
    })()
  }
}
