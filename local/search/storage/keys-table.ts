import type { ApiKey } from '../auth/key.ts'
import type { Database } from './database.ts'

/** The keys. */
export class KeysTable {
  readonly #statements

  constructor(database: Database) {
    this.#statements = {
      all: database.prepare('select content from keys order by created_at desc, rowid desc').pluck(),
      put: database.prepare(
        'insert into keys values (?, ?, ?) on conflict (uid) do update set content = excluded.content',
      ),
      delete: database.prepare('delete from keys where uid = ?'),
    }
  }

  /** Newest first. */
  list(): ApiKey[] {
    return (this.#statements.all.all() as string[]).map((content) => JSON.parse(content) as ApiKey)
  }

  put(key: ApiKey): void {
    this.#statements.put.run(key.uid, key.createdAt, JSON.stringify(key))
  }

  delete(uid: string): void {
    this.#statements.delete.run(uid)
  }
}
