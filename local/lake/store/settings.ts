import { NO_SCOPES, ScopeTable } from '../auth/walls.ts'
import type { Database } from './database.ts'

export type AclMode = 'private' | 'public'

/** The dataset's own settings. */
export class Settings {
  readonly #db: Database
  #aclMode: AclMode
  #scopes: ScopeTable

  constructor(db: Database) {
    this.#db = db
    this.#aclMode = this.#read('aclMode') === 'public' ? 'public' : 'private'
    const scopes = this.#read('scopes')
    this.#scopes = scopes === null ? NO_SCOPES : ScopeTable.parse(JSON.parse(scopes))
  }

  get isPublic(): boolean {
    return this.#aclMode === 'public'
  }

  /** Whose each type of document is. */
  get scopes(): ScopeTable {
    return this.#scopes
  }

  set scopes(table: ScopeTable) {
    this.#write('scopes', JSON.stringify(table))
    this.#scopes = table
  }

  /** Whether published documents are readable without a token. */
  get aclMode(): AclMode {
    return this.#aclMode
  }

  set aclMode(mode: AclMode) {
    this.#write('aclMode', mode)
    this.#aclMode = mode
  }

  #read(key: string): string | null {
    const row = this.#db.prepare('SELECT value FROM settings WHERE key = ?').get(key)
    return row === undefined ? null : (row as { value: string }).value
  }

  #write(key: string, value: string): void {
    this.#db
      .prepare('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
      .run(key, value)
  }
}
