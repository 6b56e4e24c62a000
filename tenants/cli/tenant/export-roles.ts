// Custom roles of a hosted project as the Access API takes them: a permission for each filter and mode, and roles that
// name permissions. Source: sanity.io/docs, "Build a custom role with the Access API".
import type { Grant, RoleDefinition } from '@forecourt/schemas/contract'
import { listAccessSites, listRoles } from '../../seed/put-roles.ts'
import type { Session } from './lake-session.ts'

type Mode = 'read' | 'create' | 'publish'

/** `roles`: prints the custom roles for a hosted project as JSON. */
export async function exportRoles({ client, say }: Session): Promise<void> {
  const roles = listRoles(await listAccessSites(client), [], false)
  say(JSON.stringify(toAccessApi(roles, client.config().dataset ?? 'production'), null, 2))
}

/** The roles in the form of the Access API; each filter is written once, however many roles use it. */
export function toAccessApi(roles: readonly RoleDefinition[], dataset: string) {
  const names = new Map<string, string>()
  for (const { grants } of roles) {
    for (const { filter } of grants) if (!names.has(filter)) names.set(filter, `forecourt-${names.size + 1}`)
  }
  return {
    permissions: [...names].map(([filter, name]) => ({
      name,
      type: 'sanity.document.filter.mode',
      config: { filter },
    })),
    roles: roles.map(({ name, title, grants }) => ({
      name,
      title,
      appliesToUsers: true,
      permissions: grants.map((grant) => ({
        name: names.get(grant.filter),
        action: 'mode',
        params: { mode: getMode(grant), dataset },
      })),
    })),
  }
}

/**
 * Whoever may change a document may publish it; pictures are only made, so that nobody changes another dealer's.
 * `history` and `editHistory` come with the mode.
 */
function getMode({ permissions }: Grant): Mode {
  if (permissions.includes('update')) return 'publish'
  return permissions.includes('create') ? 'create' : 'read'
}
