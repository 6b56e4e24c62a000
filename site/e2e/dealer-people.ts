// People of a dealer that a test made: the embedded lake is told of them, as its start tells it of the demo's.
import {
  type AccessSite,
  DEALER_ROLE_KINDS,
  defineRole,
  parseRoleName,
  roleName,
} from '@forecourt/schemas/contract'
import { queryLake } from './content.ts'

const lake = `http://127.0.0.1:${process.env.E2E_STUDIO_PORT}`
const headers = {
  authorization: `Bearer ${process.env.E2E_WRITE_TOKEN}`,
  'content-type': 'application/json',
}

/** A manager and an editor of a dealer, named `Manager, <name>` and `Editor, <name>`. */
export async function addDealerPeople(slug: string, name: string): Promise<void> {
  for (const kind of ['manager', 'editor'] as const) {
    const title = kind === 'manager' ? 'Manager' : 'Editor'
    await put(`/local/users/${kind}-${slug}`, {
      name: `${title}, ${name}`,
      email: `${kind}@${slug}.example`,
      roles: [roleName({ kind, sites: [slug] })],
    })
  }
  await putAllRoles()
}

/** Takes the people's roles away; the lake keeps their names. */
export async function removeDealerPeople(slug: string): Promise<void> {
  for (const kind of ['manager', 'editor'])
    await put(`/local/users/${kind}-${slug}`, {
      name: `Gone ${kind} of ${slug}`,
      email: `${kind}@${slug}.example`,
      roles: [],
    })
  await putAllRoles()
}

/** The roles of every dealer there is, and those for several sites that somebody has. */
async function putAllRoles(): Promise<void> {
  const sites = await queryLake<AccessSite[]>(
    '*[_type == "tenant" && !(_id in path("drafts.**"))]{"id": _id, "slug": slug.current, name}',
  )
  const answer = await fetch(`${lake}/local/users`, { headers })
  const people = (await answer.json()) as { roles: string[] }[]
  const single = sites.flatMap((site) =>
    DEALER_ROLE_KINDS.map((kind) => defineRole(kind, [site], { subqueries: true })),
  )
  const several = [...new Set(people.flatMap(({ roles }) => roles))].flatMap((name) => {
    const role = parseRoleName(name)
    const named = sites.filter(({ slug }) => role?.sites.includes(slug))
    return role && named.length > 1 ? [defineRole(role.kind, named, { subqueries: true })] : []
  })
  await put('/local/roles', [...single, ...several])
}

async function put(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${lake}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The lake answered ${answer.status}: ${await answer.text()}`)
}
