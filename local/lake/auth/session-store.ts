import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { Identity, RobotRole } from './identity.ts'
import type { UserStore } from './user-store.ts'

/** A machine's token from the environment. */
export interface Robot {
  id: string
  name: string
  role: RobotRole
  token: string
}

const TICKET_LIFETIME_MS = 60_000

/** Tokens and their owners. Sessions are stored in SQLite as hashes; sign-in tickets only in memory, for a minute. */
export class SessionStore {
  readonly #db: Database
  readonly #users: UserStore
  readonly #robots: { robot: Robot; hash: Buffer }[]
  readonly #tickets = new Map<string, { token: string; expires: number }>()
  readonly #now: () => Date

  constructor(db: Database, users: UserStore, robots: Robot[], now: () => Date) {
    this.#db = db
    this.#users = users
    this.#robots = robots.map((robot) => ({ robot, hash: hashSecret(robot.token) }))
    this.#now = now
  }

  /** The owner of a token; null for an unknown one. */
  identify(token: string): Identity | null {
    const hash = hashSecret(token)
    const known = this.#robots.find((candidate) => timingSafeEqual(candidate.hash, hash))
    if (known) {
      const { id, name, role } = known.robot
      return { kind: 'robot', id, name, role }
    }
    const row = this.#db
      .prepare('SELECT user_id FROM sessions WHERE token_hash = ?')
      .get(hash.toString('hex'))
    const user = row ? this.#users.find((row as { user_id: string }).user_id) : null
    if (!user) return null
    const { id, name, email, roles } = user
    return { kind: 'user', id, name, email, roles }
  }

  /** Opens a session and returns the ticket (`sid`) that its token is fetched with once. */
  signIn(userId: string): string {
    const token = `sk${randomBytes(32).toString('hex')}`
    const now = this.#now().toISOString()
    this.#db
      .prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
      .run(hashSecret(token).toString('hex'), userId, now, now)
    this.#dropOldTickets()
    const sid = randomBytes(18).toString('hex')
    this.#tickets.set(sid, { token, expires: this.#now().getTime() + TICKET_LIFETIME_MS })
    return sid
  }

  redeem(sid: string): string | null {
    this.#dropOldTickets()
    const ticket = this.#tickets.get(sid)
    this.#tickets.delete(sid)
    return ticket?.token ?? null
  }

  signOut(token: string): void {
    this.#db.prepare('DELETE FROM sessions WHERE token_hash = ?').run(hashSecret(token).toString('hex'))
  }

  #dropOldTickets(): void {
    const now = this.#now().getTime()
    for (const [sid, { expires }] of this.#tickets) if (expires < now) this.#tickets.delete(sid)
  }
}

function hashSecret(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
