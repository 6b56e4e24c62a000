import type { Database } from '../store/database.ts'

export interface LakeUser {
  id: string
  name: string
  email: string
  /** Role names; an undefined role grants nothing. */
  roles: string[]
  createdAt: string
}

interface UserRow {
  id: string
  name: string
  email: string
  roles: string
  created_at: string
}

/** Users who may sign in, and the Studio's settings of each. */
export class UserStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Everybody, also those whose last role was taken. */
  list(): LakeUser[] {
    return (this.#db.prepare('SELECT * FROM users ORDER BY name').all() as UserRow[]).map(userFromRow)
  }

  find(id: string): LakeUser | null {
    const row = this.#db.prepare('SELECT * FROM users WHERE id = ?').get(id) as UserRow | undefined
    return row ? userFromRow(row) : null
  }

  findByEmail(email: string): LakeUser | null {
    const row = this.#db.prepare('SELECT * FROM users WHERE lower(email) = lower(?)').get(email)
    return row === undefined ? null : userFromRow(row as UserRow)
  }

  /** Takes a role from a user; without any left, the user is signed out everywhere. */
  removeRole(id: string, role: string): void {
    const user = this.find(id)
    if (!user) return
    const roles = user.roles.filter((name) => name !== role)
    this.#db.transaction(() => {
      this.#db.prepare('UPDATE users SET roles = ? WHERE id = ?').run(JSON.stringify(roles), id)
      if (roles.length === 0) this.#db.prepare('DELETE FROM sessions WHERE user_id = ?').run(id)
    })()
  }

  put(user: Omit<LakeUser, 'createdAt'>, now: string): void {
    this.#db
      .prepare(
        `INSERT INTO users (id, name, email, roles, created_at) VALUES (@id, @name, @email, @roles, @now)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email, roles = excluded.roles`,
      )
      .run({ ...user, roles: JSON.stringify(user.roles), now })
  }

  /** A Studio setting of a user (`/users/me/keyvalue`); null when it is not set. */
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
  const { id, name, email, created_at: createdAt } = row
  return { id, name, email, roles: JSON.parse(row.roles) as string[], createdAt }
}
