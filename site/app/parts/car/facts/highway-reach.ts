import { DEFAULT_CONDITIONS, type TenantBundle } from '@forecourt/schemas/contract'
import { rangeKm } from '#app/domain/electric-range.ts'
import { findOwnBlock } from './own-block.ts'

type Conditions = readonly { name: string; factor: number }[]
type Stops = readonly { name: string; km: number }[]

/** How far a charge lasts in kilometres, and the farthest of the dealer's places within it; '' for none. */
export type HighwayReach = { km: number; onHighway: boolean; farthest: string }

/** The reach on the highway; by the maker's cycle where there are conditions, but none of the highway. */
export function findReach(wltpKm: number, conditions: Conditions, stops: Stops): HighwayReach {
  const highway = conditions.find(({ name }) => /highway|freeway|motorway/i.test(name))
  const km = highway ? rangeKm(wltpKm, highway.factor) : wltpKm
  const within = stops.filter((stop) => stop.km <= km).toSorted((one, other) => other.km - one.km)
  return { km, onHighway: highway !== undefined, farthest: within[0]?.name ?? '' }
}

/** The same by what the dealer says in its own block about range, with where its roads begin; '' where it does not say. */
export function findOwnReach(
  wltpKm: number,
  bundle: Pick<TenantBundle, 'pages'>,
): HighwayReach & { from: string } {
  const own = findOwnBlock(bundle, 'rangeAndCharging')
  const conditions = own && own.conditions.length > 0 ? own.conditions : DEFAULT_CONDITIONS
  return { ...findReach(wltpKm, conditions, own?.stops ?? []), from: own?.from ?? '' }
}
