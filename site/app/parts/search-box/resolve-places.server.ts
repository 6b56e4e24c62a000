import type { DealerContext } from '#app/context.ts'
import { USUAL_KM } from '#app/domain/search-address/near.ts'
import type { PlaceChoice, ReadSentence, ReadState, Span } from '#app/domain/sentence/parse/reading.ts'
import type { Geocoder } from '#app/integrations/geocoder/geocoder.ts'
import type { StockOverview } from '#app/parts/car/stock-overview.server.ts'
import { nearPlaces } from '#app/parts/search/near/near-places.server.ts'

/** Where one place of several is: names of the dealer's locations; none where it has no vehicles there. */
type Resolved = { place: PlaceChoice; names: string[] }

/**
 * Alternatives of different kinds ('in QLD or near 2300') as the dealer's locations that are any of them: an address
 * has one list of locations, whose values are alternatives.
 * @returns the sentence's state, and the places at which the dealer has no vehicles
 */
export function resolvePlaces(
  dealer: DealerContext,
  { facets }: StockOverview,
  { state }: Pick<ReadSentence, 'state'>,
  geocoder: Geocoder,
): { state: ReadState; missing: readonly Span[] } {
  const [first, ...others] = state.places
  if (first === undefined) return { state, missing: [] }
  const stocked = new Set((facets.location_name ?? []).map(({ value }) => value))
  const all = state.places.map((place) => ({ place, names: namesAt(dealer, place, stocked, geocoder) }))
  const names = all.flatMap((each) => each.names)
  const plain = { ...state, places: [] }
  if (names.length === 0) return { state: withPlace(plain, first), missing: others }
  const found = [...new Set([...names, ...(state.filters.location_name ?? [])])].sort()
  const missing = all.flatMap((each: Resolved) => (each.names.length === 0 ? [each.place] : []))
  return { state: { ...plain, filters: { ...plain.filters, location_name: found } }, missing }
}

function namesAt(
  { bundle: { locations } }: DealerContext,
  place: PlaceChoice,
  stocked: ReadonlySet<string>,
  geocoder: Geocoder,
): string[] {
  if ('postcode' in place) {
    const near = nearPlaces(
      { postcode: place.postcode, km: place.km ?? USUAL_KM },
      locations,
      stocked,
      geocoder,
    )
    return near.known ? near.within.map(({ name }) => name) : []
  }
  const wanted = new Set(place.values.map((value) => value.toLowerCase()))
  return locations.flatMap(({ name, address }) => {
    const own = { location_name: name, dealership_name: name, city: address?.city, state: address?.state }
    const value = own[place.key as keyof typeof own]?.toLowerCase()
    return value !== undefined && wanted.has(value) && stocked.has(name) ? [name] : []
  })
}

function withPlace(state: ReadState, place: PlaceChoice): ReadState {
  if ('postcode' in place) return { ...state, near: { postcode: place.postcode, km: place.km } }
  return { ...state, filters: { ...state.filters, [place.key]: place.values } }
}
