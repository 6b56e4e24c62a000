import type { DealerSeed } from '../src/dealer-seed.ts'

/** Somebody who may sign in to the Studio of the embedded lake. `tenants` null sees every site. */
export type DemoPerson = {
  id: string
  name: string
  email: string
  role: 'administrator' | 'editor'
  tenants: string[] | null
}

/** One administrator for all sites, and an editor for each dealer. */
export function listDemoPeople(dealers: readonly Pick<DealerSeed, 'slug' | 'name'>[]): DemoPerson[] {
  return [
    {
      id: 'administrator',
      name: 'Robin Ellery, all sites',
      email: 'robin@forecourt.example',
      role: 'administrator',
      tenants: null,
    },
    ...dealers.map(
      ({ slug, name }): DemoPerson => ({
        id: `editor-${slug}`,
        name: `Editor, ${name}`,
        email: `editor@${slug}.example`,
        role: 'editor',
        tenants: [slug],
      }),
    ),
  ]
}

/**
 * Puts the demo people into the embedded lake. The hosted service has people of its own and no such door.
 * @throws Error when the lake refuses one
 */
export async function putDemoPeople(
  apiHost: string,
  token: string,
  people: readonly DemoPerson[],
): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      const response = await fetch(new URL(`/local/users/${person.id}`, apiHost), {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(person),
      })
      if (!response.ok) throw new Error(`The lake refused the demo person ${person.id}: ${response.status}`)
    }),
  )
}
