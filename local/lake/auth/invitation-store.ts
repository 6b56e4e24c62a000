// Invitations to a role: stored here, carried by a signed link, good once and for a week.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { Settings } from '../store/settings.ts'
import type { LakeUser, UserStore } from './user-store.ts'

const LIFETIME_MS = 7 * 86_400_000

export interface Invitation {
  id: string
  email: string
  name: string
  role: string
  /** The name of who invites. */
  invitedBy: string
  status: 'pending' | 'accepted' | 'revoked'
  createdAt: string
  expiresAt: string
}

export type NewInvitation = Pick<Invitation, 'email' | 'name' | 'role' | 'invitedBy'>

type Row = Omit<Invitation, 'invitedBy' | 'createdAt' | 'expiresAt'> & {
  invited_by: string
  created_at: string
  expires_at: string
}

export class InvitationStore {
  readonly #db: Database
  readonly #users: UserStore
  readonly #settings: Pick<Settings, 'invitationKey'>
  readonly #now: () => Date

  constructor(db: Database, users: UserStore, settings: Pick<Settings, 'invitationKey'>, now: () => Date) {
    this.#db = db
    this.#users = users
    this.#settings = settings
    this.#now = now
  }

  /** Those that wait, the newest first; one that has run out waits until it is revoked. */
  listPending(): Invitation[] {
    const rows = this.#db
      .prepare("SELECT * FROM invitations WHERE status = 'pending' ORDER BY created_at DESC")
      .all()
    return (rows as Row[]).map(invitationFromRow)
  }

  find(id: string): Invitation | null {
    const row = this.#db.prepare('SELECT * FROM invitations WHERE id = ?').get(id)
    return row === undefined ? null : invitationFromRow(row as Row)
  }

  /** Stores an invitation; one of the address to the role that still works is returned as it is. */
  create(invitation: NewInvitation): Invitation {
    const email = invitation.email.toLowerCase()
    const now = this.#now()
    return this.#db.transaction(() => {
      const waiting = this.listPending().find((one) => one.email === email && one.role === invitation.role)
      if (waiting && waiting.expiresAt > now.toISOString()) return waiting
      if (waiting) this.revoke(waiting.id)
      const made: Invitation = {
        ...invitation,
        email,
        id: randomUUID(),
        status: 'pending',
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
      }
      this.#db
        .prepare(
          `INSERT INTO invitations VALUES
           (@id, @email, @name, @role, @invitedBy, @status, @createdAt, @expiresAt)`,
        )
        .run(made)
      return made
    })()
  }

  revoke(id: string): void {
    this.#db.prepare("UPDATE invitations SET status = 'revoked' WHERE id = ? AND status = 'pending'").run(id)
  }

  /** What the link of an invitation carries. */
  formatToken({ id, expiresAt }: Pick<Invitation, 'id' | 'expiresAt'>): string {
    return `${id}.${this.#sign(id, expiresAt)}`
  }

  /** The invitation of a link that still works; null for any other. */
  findByToken(token: string): Invitation | null {
    const [id = '', signature = ''] = token.split('.')
    const found = this.find(id)
    if (found?.status !== 'pending' || found.expiresAt <= this.#now().toISOString()) return null
    const expected = Buffer.from(this.#sign(id, found.expiresAt))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? found : null
  }

  /**
   * Uses a link: makes the person, or gives the role to the one with that address.
   * @returns null where the link works no more
   */
  accept(token: string): { user: LakeUser; isNew: boolean } | null {
    return this.#db.transaction(() => {
      const invitation = this.findByToken(token)
      if (!invitation) return null
      const { id, email, name, role } = invitation
      this.#db.prepare("UPDATE invitations SET status = 'accepted' WHERE id = ?").run(id)
      const known = this.#users.findByEmail(email)
      const roles = [...new Set([...(known?.roles ?? []), role])]
      const user = { id: known?.id ?? `person-${id}`, name: known?.name ?? name, email, roles }
      this.#users.put(user, this.#now().toISOString())
      const stored = this.#users.find(user.id)
      return stored && { user: stored, isNew: known === null }
    })()
  }

  #sign(id: string, expiresAt: string): string {
    return createHmac('sha256', this.#settings.invitationKey)
      .update(`${id}\n${expiresAt}`)
      .digest('base64url')
  }
}

function invitationFromRow({ invited_by, created_at, expires_at, ...row }: Row): Invitation {
  return { ...row, invitedBy: invited_by, createdAt: created_at, expiresAt: expires_at }
}
