import type { Database } from '../store/database.ts'
import type { Role } from './identity.ts'

export interface LakeUser {
  id: string
  name: string
  email: string
  role: Role
  /** Slugs of the dealers whose content the person edits; null: all. */
  tenants: string[] | null
  createdAt: string
}

interface UserRow {
  id: string
  name: string
  email: string
  role: string
  tenants: string | null
  created_at: string
}

/** People who may sign in, and the values the Studio keeps for each. */
export class UserStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  list(): LakeUser[] {
    return (this.#db.prepare('SELECT * FROM users ORDER BY role, name').all() as UserRow[]).map(userFromRow)
  }

  find(id: string): LakeUser | null {
    const row = this.#db.prepare('SELECT * FROM users WHERE id = ?').get(id) as UserRow | undefined
    return row ? userFromRow(row) : null
  }

  put(user: Omit<LakeUser, 'createdAt'>, now: string): void {
    const tenants = user.tenants && JSON.stringify(user.tenants)
    this.#db
      .prepare(
        `INSERT INTO users VALUES (@id, @name, @email, @role, @tenants, @now) ON CONFLICT (id) DO UPDATE SET
           name = excluded.name, email = excluded.email, role = excluded.role, tenants = excluded.tenants`,
      )
      .run({ ...user, tenants, now })
  }

  /** The Studio's own settings of a person (`/users/me/keyvalue`); null where there is none. */
  readValues(userId: string, keys: string[]): { key: string; value: unknown }[] {
    const read = this.#db.prepare('SELECT value FROM user_values WHERE user_id = ? AND key = ?')
    return keys.map((key) => {
      const row = read.get(userId, key) as { value: string } | undefined
      return { key, value: row ? JSON.parse(row.value) : null }
    })
  }

  writeValues(userId: string, values: { key: string; value: unknown }[]): void {
    const write = this.#db.prepare(
      'INSERT INTO user_values VALUES (?, ?, ?) ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value',
    )
    this.#db.transaction(() => {
      for (const { key, value } of values) write.run(userId, key, JSON.stringify(value ?? null))
    })()
  }
}

function userFromRow(row: UserRow): LakeUser {
  const tenants = row.tenants ? (JSON.parse(row.tenants) as string[]) : null
  const { id, name, email, created_at: createdAt } = row
  return { id, name, email, role: row.role as Role, tenants, createdAt }
}
