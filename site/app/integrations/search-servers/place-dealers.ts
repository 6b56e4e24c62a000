/*
 * Which search servers have a dealer's stock: the only place that decides it, for readers and writers.
 */
import type { DealerSummary } from '@forecourt/schemas/contract'
import { MAIN_SERVER, type SearchServer } from './search-servers.ts'

/**
 * The servers that get every change of a dealer's stock: the one it is placed on, its replica, and during a move those of
 * the other one. Each is read in this order, unless it has missed a change.
 */
export type Copies = readonly string[]

/** The dealers that are not on `main`, by slug; as data, so that it can be sent to a thread. */
export type PlacedDealers = ReadonlyMap<string, Copies>

export type Placement = {
  dealers: PlacedDealers
  /** Entries of the table that name no server that dealers can be placed on, as text for staff. */
  problems: readonly string[]
}

type Named = Pick<SearchServer, 'name' | 'replicaOf'>

/** A server and its replica. */
export function listCopies(servers: readonly Named[], name: string): string[] {
  return [name, ...servers.filter(({ replicaOf }) => replicaOf === name).map((each) => each.name)]
}

/** Places the dealers by the platform's table; an entry with an unknown name counts as none, and is a problem. */
export function placeDealers(
  dealers: readonly Pick<DealerSummary, 'slug' | 'placed'>[],
  servers: readonly Named[],
): Placement {
  const problems: string[] = []
  const known = new Set(servers.filter(({ replicaOf }) => replicaOf === undefined).map(({ name }) => name))
  const find = (slug: string, name: string, otherwise: string) => {
    if (name === '' || known.has(name)) return name || otherwise
    problems.push(`${slug}: there is no search server “${name}”, so ${otherwise || 'none'} counts`)
    return otherwise
  }
  const placed = dealers.flatMap(({ slug, placed }): [string, Copies][] => {
    if (placed === undefined) return []
    const own = listCopies(servers, find(slug, placed.server, MAIN_SERVER))
    const other = find(slug, placed.movingTo, '')
    return [[slug, [...new Set([...own, ...(other === '' ? [] : listCopies(servers, other))])]]]
  })
  return { dealers: new Map(placed), problems }
}

/** The copies of a dealer's stock. */
export function findCopies(
  { dealers }: Pick<Placement, 'dealers'>,
  servers: readonly Named[],
  slug: string,
): Copies {
  return dealers.get(slug) ?? listCopies(servers, MAIN_SERVER)
}

/** The dealer that a car belongs to: ids begin with its slug, which has no underscore. */
export const readOwner = (carId: string): string => carId.slice(0, Math.max(0, carId.indexOf('_')))
