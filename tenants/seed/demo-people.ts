import { roleName } from '@forecourt/schemas/contract'
import type { DealerSeed } from '../src/dealer-seed.ts'

/** A user of the embedded lake's Studio. */
export type DemoPerson = { id: string; name: string; email: string; roles: string[] }

/** The sites of the demo's marketer: two dealers that share an offer. */
const MARKETED = ['quayside', 'wattlebrook']

/** One administrator for all sites, a marketer for two of them, and a manager and an editor for each dealer. */
export function listDemoPeople(dealers: readonly Pick<DealerSeed, 'slug' | 'name'>[]): DemoPerson[] {
  const marketed = MARKETED.filter((site) => dealers.some(({ slug }) => slug === site))
  return [
    {
      id: 'administrator',
      name: 'Robin Ellery, all sites',
      email: 'robin@forecourt.example',
      roles: ['administrator'],
    },
    ...(marketed.length > 0
      ? [
          {
            id: 'marketer',
            name: 'Sam Ortega, marketing',
            email: 'sam@forecourt.example',
            roles: [roleName({ kind: 'marketer', sites: marketed })],
          },
        ]
      : []),
    ...dealers.flatMap(listDealerPeople),
  ]
}

/** A manager and an editor of one dealer. */
export function listDealerPeople({ slug, name }: Pick<DealerSeed, 'slug' | 'name'>): DemoPerson[] {
  return (['manager', 'editor'] as const).map((kind) => ({
    id: `${kind}-${slug}`,
    name: `${kind === 'manager' ? 'Manager' : 'Editor'}, ${name}`,
    email: `${kind}@${slug}.example`,
    roles: [roleName({ kind, sites: [slug] })],
  }))
}

/**
 * Creates the demo people in the embedded lake. The hosted service manages people itself and has no such endpoint.
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
