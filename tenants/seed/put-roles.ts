import {
  type AccessSite,
  DEALER_ROLE_KINDS,
  defineRole,
  isRoleSlug,
  parseRoleName,
  type RoleDefinition,
} from '@forecourt/schemas/contract'
import type { AccessSitesQueryResult } from '@forecourt/schemas/types'
import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'

const accessSitesQuery = defineQuery(
  `*[_type == "tenant" && defined(slug.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(slug.current asc){"id": _id, "slug": coalesce(slug.current, ""), "name": coalesce(name, slug.current, ""),
      "financeNeedsManager": count(*[_type == "siteSettings" && tenant._ref == ^._id && financeNeedsManager == true && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]) > 0
    }`,
)

/** All dealers with roles, by slug. */
export function listAccessSites(client: SanityClient): Promise<AccessSite[]> {
  return client
    .fetch<AccessSitesQueryResult>(accessSitesQuery)
    .then((sites) => sites.filter(({ slug }) => isRoleSlug(slug)))
}

/**
 * The roles of all dealers: each kind for each site, and the assigned ones for several sites.
 * @param assigned names of roles that people have
 * @param subqueries whether filters may query other documents, see `GrantOptions`
 */
export function listRoles(
  sites: readonly AccessSite[],
  assigned: readonly string[],
  subqueries: boolean,
): RoleDefinition[] {
  const single = sites.flatMap((site) =>
    DEALER_ROLE_KINDS.map((kind) => defineRole(kind, [site], { subqueries })),
  )
  const several = [...new Set(assigned)].flatMap((name) => {
    const role = parseRoleName(name)
    const named = sites.filter(({ slug }) => role?.sites.includes(slug))
    return role && role.sites.length > 1 && named.length === role.sites.length
      ? [defineRole(role.kind, named, { subqueries })]
      : []
  })
  return [...single, ...several]
}

/**
 * Creates the roles of all dealers in the embedded lake. A hosted project has custom roles instead, see
 * `npm run tenant -- roles`.
 * @throws Error when the lake refuses them
 */
export async function putRoles(apiHost: string, token: string, client: SanityClient): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const people = await fetch(new URL('/local/users', apiHost), { headers })
  if (!people.ok) throw new Error(`The lake did not list its people: ${people.status}`)
  const assigned = ((await people.json()) as { roles: string[] }[]).flatMap(({ roles }) => roles)
  const roles = listRoles(await listAccessSites(client), assigned, true)
  const answer = await fetch(new URL('/local/roles', apiHost), {
    method: 'PUT',
    headers,
    body: JSON.stringify(roles),
  })
  if (!answer.ok) throw new Error(`The lake refused the roles: ${answer.status} ${await answer.text()}`)
}
