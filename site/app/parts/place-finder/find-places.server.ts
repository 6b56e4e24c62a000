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

/** What the list is asked for: `near` is a postcode or the name of a suburb with a location, `kind` a department. */
export type PlacesAsked = { near: string; kind: string }

/** A place of the list, with its number on the plan. */
export type ListedLocation = LocationCardModel & {
  number: number
  /** `3.2 km`; '' without a postcode, or for a place whose point is not known. */
  distance: string
  /** How many of the stock are there; null where none is, or it does not answer. */
  cars: number | null
  /** The makes sold there, where they are several: `Kia, MG and 3 more`. */
  makes: string
  /** The week in few rows; none for a place without hours. */
  week: HoursRow[]
}

/** Places in a list and on a plan, with the form that orders them by distance. */
export type PlaceFinderModel = {
  locations: ListedLocation[]
  asked: PlacesAsked
  /** The departments that the dealer's locations have. */
  kinds: { value: LocationType; label: string }[]
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
  const ofKind = places.filter((place) => listKinds(place).some((kind) => kind === asked.kind))
  const listed = nearestFirst(ofKind.length > 0 ? ofKind : places, found.point, geocoder)
  return {
    locations: listed.map(({ place, km }, index) => ({
      ...locationCard(place, dealer),
      number: index + 1,
      distance: km === null ? '' : formatDistance(km),
      cars: stock.get(place.name) ?? null,
      makes: listMakes(place),
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

const MAKES_NAMED = 4

function listMakes({ manufacturers }: Location): string {
  const names = manufacturers.map(({ name }) => name)
  if (names.length < 2) return ''
  const left = names.length - MAKES_NAMED
  return left > 0 ? `${names.slice(0, MAKES_NAMED).join(', ')} and ${left} more` : names.join(', ')
}

function kindChoices(places: readonly Location[]): PlaceFinderModel['kinds'] {
  const own = new Set(places.flatMap(listKinds))
  const kinds = LOCATION_TYPES.filter((kind) => own.has(kind))
  return kinds.length < 2 ? [] : kinds.map((value) => ({ value, label: DEPARTMENT_NAMES[value] }))
}
