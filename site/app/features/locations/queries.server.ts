import {
  DEPARTMENT_NAMES,
  distanceKm,
  type LatLong,
  LOCATION_TYPES,
  type Location,
  type LocationType,
  listLocations,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { withStockFallback } from '#app/http/stock-fallback.server.ts'
import { type Geocoder, geocodePostcode, InvalidPostcodeError } from '#app/integrations/geocoder/geocoder.ts'
import { locationPoint } from '#app/integrations/geocoder/location-point.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList, itemList } from '#app/page/structured-page.ts'
import { inPlace } from '#app/parts/contact/dealer-place.ts'
import { type HoursRow, shortHoursRows } from '#app/parts/contact/opening-hours.server.ts'
import { type RegionPlan, regionPlan } from '#app/parts/contact/region-plan.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { postcodeMessage } from '#app/parts/lead/form/postcode.ts'
import { type LocationCardModel, listKinds, locationCard } from '#app/parts/location/location-card.server.ts'
import { findListedStock } from '#app/parts/search/listed-stock.server.ts'
import { locationPath, locationsPath } from '#app/paths.ts'
import { locationCrumbs } from './location-crumbs.ts'

/** What the list is asked for: `near` is a postcode or the name of a suburb with a location, `kind` a department. */
export type LocationsQuery = { near: string; kind: string }

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

/** The page of all visible locations. */
export type LocationsPageModel = {
  meta: PageMeta
  locations: ListedLocation[]
  asked: LocationsQuery
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

/** The locations of a dealer, those nearest to a postcode first. */
export async function getLocations(
  dealer: DealerContext,
  asked: LocationsQuery,
): Promise<LocationsPageModel> {
  const { tenant } = dealer.bundle
  const visible = listLocations(dealer.bundle.locations, 'all')
  const listedStock = await withStockFallback(dealer, () => findListedStock(dealer), null)
  const stock = new Map(listedStock?.facets.location_name?.map(({ value, count }) => [value, count]))
  const geocoder = await dealer.geocoding.prepare(POSTCODE.exec(asked.near) ?? [])
  const found = findStart(asked.near, visible, geocoder)
  const ofKind = visible.filter((place) => listKinds(place).some((kind) => kind === asked.kind))
  const listed = nearestFirst(ofKind.length > 0 ? ofKind : visible, found.point, geocoder)
  return {
    meta: {
      title: 'Our Locations',
      description: `Addresses, opening hours and directions of ${tenant.name}${inPlace(dealer)}: ${visible.map(({ name }) => name).join(', ')}.`,
      ...siteMeta(dealer),
      path: locationsPath(),
      structured: [
        breadcrumbList(locationCrumbs(), { origin: dealer.origin, path: locationsPath() }),
        ...(visible.length > 0
          ? [
              itemList(
                visible.map(({ slug }) => locationPath(slug)),
                { origin: dealer.origin, name: `Locations of ${tenant.name}` },
              ),
            ]
          : []),
      ],
    },
    locations: listed.map(({ place, km }, index) => ({
      ...locationCard(place, dealer),
      number: index + 1,
      distance: km === null ? '' : formatDistance(km),
      cars: stock.get(place.name) ?? null,
      makes: listMakes(place),
      week: shortHoursRows(place, place.timeZone, dealer),
    })),
    asked,
    kinds: kindChoices(visible),
    example: visible.find(({ address }) => address?.postcode)?.address?.postcode ?? '',
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

const formatDistance = (km: number) =>
  km < 1 ? 'Under 1 km' : `${km < 20 ? km.toFixed(1) : Math.round(km).toLocaleString('en-AU')} km`

function kindChoices(places: readonly Location[]): LocationsPageModel['kinds'] {
  const own = new Set(places.flatMap(listKinds))
  const kinds = LOCATION_TYPES.filter((kind) => own.has(kind))
  return kinds.length < 2 ? [] : kinds.map((value) => ({ value, label: DEPARTMENT_NAMES[value] }))
}
