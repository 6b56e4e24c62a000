import { randomBytes } from 'node:crypto'
import { RoleTable } from '../auth/roles.ts'
import type { Database } from './database.ts'

export type AclMode = 'private' | 'public'

/** Settings of the dataset. */
export class Settings {
  readonly #db: Database
  #aclMode: AclMode
  #roles: RoleTable

  constructor(db: Database) {
    this.#db = db
    this.#aclMode = this.#read('aclMode') === 'public' ? 'public' : 'private'
    const roles = this.#read('roles')
    this.#roles = roles === null ? [] : RoleTable.parse(JSON.parse(roles))
  }

  get isPublic(): boolean {
    return this.#aclMode === 'public'
  }

  /** The roles of the dealers' staff. Without any, only the roles of every project grant permissions. */
  get roles(): RoleTable {
    return this.#roles
  }

  set roles(table: RoleTable) {
    this.#write('roles', JSON.stringify(table))
    this.#roles = table
  }

  /** Whether published documents are readable without a token. */
  get aclMode(): AclMode {
    return this.#aclMode
  }

  set aclMode(mode: AclMode) {
    this.#write('aclMode', mode)
    this.#aclMode = mode
  }

  /** Signs the links of invitations; drawn once. */
  get invitationKey(): string {
    const known = this.#read('invitationKey')
    if (known !== null) return known
    const drawn = randomBytes(32).toString('hex')
    this.#write('invitationKey', drawn)
    return drawn
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
