// Who is shown whom: somebody who works for named sites sees the people of those sites, and of the platform's own staff
// no more than their names.
import { type Identity, rolesOf } from './identity.ts'
import { type RoleTable, sitesOfRoles } from './roles.ts'

/** `whole`: with mail address and roles; `name`: the name alone; `hidden`: as if there were no such person. */
export type Sight = 'whole' | 'name' | 'hidden'

/** What `asker` is shown of a person or robot who has these roles. */
export function sightOf(
  asker: Identity,
  other: { id: string; roles: readonly string[] },
  table: RoleTable,
): Sight {
  if (asker.kind === 'anonymous') return 'hidden'
  if (asker.id === other.id) return 'whole'
  const own = sitesOfRoles(rolesOf(asker), table)
  if (own === null) return 'whole'
  const theirs = sitesOfRoles(other.roles, table)
  if (theirs === null) return 'name'
  return [...theirs].some((site) => own.has(site)) ? 'whole' : 'hidden'
}
