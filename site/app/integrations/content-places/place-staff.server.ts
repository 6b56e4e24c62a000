import { parseRoleName, roleName } from '@forecourt/schemas/contract'
import type { PreviewSecret, Staff } from '../staff.server.ts'

/**
 * People of a dealer's own project, by the built-in roles of a plan without custom ones. Nobody is an administrator of the
 * platform there.
 */
const AS_DEALERS = {
  administrator: 'manager',
  developer: 'manager',
  editor: 'manager',
  contributor: 'editor',
  viewer: 'marketer',
} as const

export class PlaceStaff implements Staff {
  readonly #staff: Staff
  readonly #slug: string

  constructor(staff: Staff, slug: string) {
    this.#staff = staff
    this.#slug = slug
  }

  findSecret(url: string): Promise<PreviewSecret | null> {
    return this.#staff.findSecret(url)
  }

  hasSecret(id: string, user: string): Promise<boolean> {
    return this.#staff.hasSecret(id, user)
  }

  async fetchRoles(user: string): Promise<string[]> {
    const roles = await this.#staff.fetchRoles(user)
    return roles.flatMap((name) => {
      if (Object.hasOwn(AS_DEALERS, name))
        return roleName({ kind: AS_DEALERS[name as keyof typeof AS_DEALERS], sites: [this.#slug] })
      return parseRoleName(name)?.sites.includes(this.#slug) ? name : []
    })
  }
}
