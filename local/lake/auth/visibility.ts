// Which users see each other: staff of named sites see the users of those sites, and of the platform's staff only the
// names.
import { type Identity, listIdentityRoles } from './identity.ts'
import { type RoleTable, sitesOfRoles } from './roles.ts'

/** `whole`: with email address and roles; `name`: the name only; `hidden`: as if the user did not exist. */
export type Visibility = 'whole' | 'name' | 'hidden'

/** What `asker` sees of a user or robot with these roles. */
export function getVisibility(
  asker: Identity,
  other: { id: string; roles: readonly string[] },
  table: RoleTable,
): Visibility {
  if (asker.kind === 'anonymous') return 'hidden'
  if (asker.id === other.id) return 'whole'
  const own = sitesOfRoles(listIdentityRoles(asker), table)
  if (own === null) return 'whole'
  const theirs = sitesOfRoles(other.roles, table)
  if (theirs === null) return 'name'
  return [...theirs].some((site) => own.has(site)) ? 'whole' : 'hidden'
}
