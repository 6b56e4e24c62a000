import {
  DEPARTMENT_NAMES,
  distanceKm,
  type LatLong,
  LOCATION_TYPES,
  type Location,
  type LocationType,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatDistance } from '#app/domain/geography/format-distance.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { type Geocoder, geocodePostcode, InvalidPostcodeError } from '#app/integrations/geocoder/geocoder.ts'
import { locationPoint } from '#app/integrations/geocoder/location-point.ts'
import { type HoursRow, shortHoursRows } from '#app/parts/contact/opening-hours.server.ts'
import { type RegionPlan, regionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { postcodeMessage } from '#app/parts/lead/form/postcode.ts'
import { type LocationCardModel, listKinds, locationCard } from '#app/parts/location/location-card.server.ts'
import { findListedStock } from '#app/parts/search/listed-stock.server.ts'
import type { Option } from '#app/ui/field.tsx'

/**
 * What the list is asked for: `near` is a postcode or the name of a suburb with a location, `kind` a department, `make` the
 * slug of a make that is sold there.
 */
export type PlacesAsked = { near: string; kind: string; make: string }

/** What an address asks for. */
export const readPlacesAsked = (query: URLSearchParams | null): PlacesAsked => ({
  near: query?.get('near') ?? '',
  kind: query?.get('kind') ?? '',
  make: query?.get('make') ?? '',
})

/** A place of the list, with its number on the plan. */
export type ListedLocation = LocationCardModel & {
  number: number
  /** `3.2 km`; '' without a postcode, or for a place whose point is not known. */
  distance: string
  /** How many of the stock are there; null where none is, or it does not answer. */
  cars: number | null
  /** The makes sold there, where they or the dealer's are several: `Kia, MG and 3 more`. */
  makes: string
  /** The week in few rows; none for a place without hours. */
  week: HoursRow[]
}

/** Places in a list and on a plan, with the form that orders them by distance. */
export type PlaceFinderModel = {
  locations: ListedLocation[]
  asked: PlacesAsked
  /** Whether there is anything to find: the dealer has several. */
  isSearchable: boolean
  /** The departments that the dealer's locations have. */
  kinds: { value: LocationType; label: string }[]
  /** The makes of the dealer, where not every location sells the same. */
  makes: Option[]
  /** How many sell the chosen make, and which is nearest; '' for neither. */
  summary: string
  /** A postcode as an example: that of the first location. */
  example: string
  /** What is wrong with the postcode; '' for nothing. */
  error: string
  /** Where the visitor is, as the list names it; '' while it is not known. */
  from: string
  plan: RegionPlan | null
}

/** Places as they are asked for: those of a department, nearest to a postcode or suburb first. */
export async function findPlaces(
  places: readonly Location[],
  asked: PlacesAsked,
  dealer: DealerContext,
): Promise<PlaceFinderModel> {
  const listedStock = await withStockFallback(dealer, () => findListedStock(dealer), null)
  const stock = new Map(listedStock?.facets.location_name?.map(({ value, count }) => [value, count]))
  const geocoder = await dealer.geocoding.prepare(POSTCODE.exec(asked.near) ?? [])
  const found = findStart(asked.near, places, geocoder)
  const makes = listMakeChoices(places)
  const ofKind = narrow(places, (place) => listKinds(place).some((kind) => kind === asked.kind))
  const make = makes.find(({ value }) => value === asked.make)
  const selling = narrow(ofKind, ({ manufacturers }) =>
    manufacturers.some(({ slug }) => slug === make?.value),
  )
  const listed = nearestFirst(selling, found.point, geocoder)
  return {
    isSearchable: places.length > 1,
    makes,
    summary: summarize(listed, selling === ofKind ? '' : (make?.label ?? '')),
    locations: listed.map(({ place, km }, index) => ({
      ...locationCard(place, dealer),
      number: index + 1,
      distance: km === null ? '' : formatDistance(km),
      cars: stock.get(place.name) ?? null,
      makes: place.manufacturers.length > 1 || makes.length > 0 ? listMakes(place) : '',
      week: shortHoursRows(place, place.timeZone, dealer),
    })),
    asked,
    kinds: kindChoices(places),
    example: places.find(({ address }) => address?.postcode)?.address?.postcode ?? '',
    error: found.error,
    from: found.from,
    plan: regionPlan(
      listed.map(({ place, point }, index) => ({
        number: index + 1,
        label: shortPlaceName(place.name, dealer.bundle.tenant),
        point,
      })),
      found.point,
    ),
  }
}

const POSTCODE = /\b\d{4}\b/

type Start = { point: LatLong | null; from: string; error: string }

/** Where the visitor starts from: the middle of a postcode, or a suburb that has a location (ERR-26, LOC-24). */
function findStart(near: string, places: readonly Location[], geocoder: Geocoder): Start {
  const text = near.trim()
  if (text === '') return { point: null, from: '', error: '' }
  const suburb = places.find(({ address }) => address?.city.toLowerCase() === text.toLowerCase())
  if (suburb) return { point: locationPoint(suburb, geocoder), from: text, error: '' }
  const postcode = POSTCODE.exec(text)?.[0] ?? text
  const malformed = postcodeMessage(postcode)
  if (malformed) return { point: null, from: '', error: malformed }
  try {
    return { point: geocodePostcode(postcode, geocoder), from: postcode, error: '' }
  } catch (error) {
    if (error instanceof InvalidPostcodeError) return { point: null, from: '', error: `${error.message}` }
    throw error
  }
}

function nearestFirst(places: readonly Location[], from: LatLong | null, geocoder: Geocoder) {
  const measured = places.map((place) => {
    const point = locationPoint(place, geocoder)
    return { place, point, km: from && point ? distanceKm(from, point) : null }
  })
  if (from === null) return measured
  return measured.sort((one, other) => (one.km ?? Number.MAX_VALUE) - (other.km ?? Number.MAX_VALUE))
}

/** Those that meet a condition; all where none does. */
function narrow(places: readonly Location[], meets: (place: Location) => boolean): readonly Location[] {
  const met = places.filter(meets)
  return met.length > 0 ? met : places
}

/** `3 sell Toyota. Your nearest is Wattlebrook Newcastle, 62 km away.` */
function summarize(listed: readonly { place: Location; km: number | null }[], make: string): string {
  const [first] = listed
  const sold = make ? `${listed.length} ${listed.length === 1 ? 'sells' : 'sell'} ${make}.` : ''
  const nearest =
    first && first.km !== null ? `Your nearest is ${first.place.name}, ${formatDistance(first.km)} away.` : ''
  return [sold, nearest.replace('Under', 'under')].filter(Boolean).join(' ')
}

const listNames = ({ manufacturers }: Location) => manufacturers.map(({ slug }) => slug).join()

function listMakeChoices(places: readonly Location[]): Option[] {
  if (new Set(places.map(listNames)).size < 2) return []
  const makes = new Map(
    places.flatMap(({ manufacturers }) => manufacturers).map((make) => [make.slug, make.name]),
  )
  if (makes.size < 2) return []
  return [...makes]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

const MAKES_NAMED = 4

function listMakes({ manufacturers }: Location): string {
  const names = manufacturers.map(({ name }) => name)
  const left = names.length - MAKES_NAMED
  return left > 0 ? `${names.slice(0, MAKES_NAMED).join(', ')} and ${left} more` : names.join(', ')
}

function kindChoices(places: readonly Location[]): PlaceFinderModel['kinds'] {
  const own = new Set(places.flatMap(listKinds))
  const kinds = LOCATION_TYPES.filter((kind) => own.has(kind))
  return kinds.length < 2 ? [] : kinds.map((value) => ({ value, label: DEPARTMENT_NAMES[value] }))
}
