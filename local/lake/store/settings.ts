import type { Database } from './database.ts'

export type AclMode = 'private' | 'public'

/** The dataset's own settings. */
export class Settings {
  readonly #db: Database
  #aclMode: AclMode

  constructor(db: Database) {
    this.#db = db
    const row = db.prepare("SELECT value FROM settings WHERE key = 'aclMode'").get() as
      | { value: string }
      | undefined
    this.#aclMode = row?.value === 'public' ? 'public' : 'private'
  }

  /** Whether published documents are readable without a token. */
  get aclMode(): AclMode {
    return this.#aclMode
  }

  set aclMode(mode: AclMode) {
    this.#db
      .prepare(
        "INSERT INTO settings VALUES ('aclMode', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      )
      .run(mode)
    this.#aclMode = mode
  }
}
