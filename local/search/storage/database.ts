import type { Database } from 'better-sqlite3'
import { openDatabaseFile } from '../../sqlite/open-database-file.ts'

export type { Database }

/** The name of the database in its folder. */
export const DATABASE_FILE = 'search.db'

const VERSION = 4

/** Documents of one index have numbers below this, and are adjacent. */
const DOCS_OF_AN_INDEX = 2 ** 32

/** A document's key in the table: safe integers allow two million indexes. */
export const getPlace = (index: number, doc: number) => index * DOCS_OF_AN_INDEX + doc

/** Since version 2: the file of each saved index, and later changes. */
const SAVED = `
  create table saved_indexes (index_id integer primary key, file text, holds integer, now integer not null);
  create table changes (
    index_id integer not null, doc integer not null, number integer not null,
    primary key (index_id, doc)) without rowid;
`

/**
 * Since version 3: documents by one number ({@link placeOf}). The previous table without row ids stored whole
 * documents in inner pages and needed eight steps to one of 200,000, instead of three.
 */
const DOCUMENTS = 'create table documents (place integer primary key, id text not null, body text not null);'

const SCHEMA = `
  create table indexes (
    id integer primary key, uid text not null unique, primary_key text,
    created_at text not null, updated_at text not null, settings text not null);
  ${DOCUMENTS}
  create table tasks (
    uid integer primary key, batch_uid integer, type text not null, status text not null, index_uid text,
    details text, error text, canceled_by integer,
    enqueued_at text not null, started_at text, finished_at text, custom_metadata text);
  create table task_indexes (task integer not null, index_uid text not null, primary key (index_uid, task));
  create index tasks_waiting on tasks (uid) where status = 'enqueued';
  create table payloads (task integer primary key, content text not null, body text);
  create table keys (uid text primary key, created_at text not null, content text not null);
  ${SAVED}
  pragma user_version = ${VERSION};
`

/** Migrations from each earlier version to the next. */
const UPGRADES: Record<number, string> = {
  1: SAVED,
  2: `
    alter table documents rename to old_documents;
    ${DOCUMENTS}
    insert into documents
      select index_id * ${DOCS_OF_AN_INDEX} + doc, id, body from old_documents order by index_id, doc;
    drop table old_documents;`,
  3: 'alter table tasks add column custom_metadata text;',
}

/** Pages cached by SQLite. The system caches them too, almost as fast. */
const CACHE_KILOBYTES = 2000

/**
 * Opens the database in a folder, creating or migrating it. An acknowledged transaction is durable: the log is synced
 * at every commit.
 */
export function openDatabase(folder: string): Database {
  const database = openDatabaseFile({
    folder,
    name: DATABASE_FILE,
    variable: 'MEILI_DB_PATH (DATA_DIR under npm start)',
    without: 'the index is imported again',
  })
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  database.pragma(`cache_size = -${CACHE_KILOBYTES}`)
  const isEmpty = database.prepare('select count(*) from sqlite_schema').pluck().get() === 0
  if (isEmpty) database.transaction(() => database.exec(SCHEMA))()
  else upgrade(database, folder)
  return database
}

function upgrade(database: Database, folder: string): void {
  const version = () => database.pragma('user_version', { simple: true }) as number
  for (let from = version(); from !== VERSION; from = version()) {
    const change = UPGRADES[from]
    if (change) database.transaction(() => database.exec(`${change} pragma user_version = ${from + 1};`))()
    else {
      database.close()
      throw new Error(
        `${folder} was written by another version (${from}, this one is ${VERSION}): ` +
          'move the folder away and start again; the index is imported again',
      )
    }
  }
}

/** Bytes of the database file, and of its pages in use. */
export function databaseBytes(database: Database): { all: number; used: number } {
  const number = (name: string) => database.pragma(name, { simple: true }) as number
  const page = number('page_size')
  const pages = number('page_count')
  return { all: page * pages, used: page * (pages - number('freelist_count')) }
}

/**
 * A transaction that survives a crash of the process at once, and one of the machine with the next synced
 * transaction: for work that is repeated when its task is unfinished.
 */
export function inLooseTransaction(database: Database, work: () => void): void {
  database.pragma('synchronous = NORMAL')
  try {
    database.transaction(work)()
  } finally {
    database.pragma('synchronous = FULL')
  }
}
