import { type Location, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import { siteMeta } from '#app/page/site-meta.server.ts'
import { breadcrumbList, itemList } from '#app/page/structured-page.ts'
import { inPlace } from '#app/parts/contact/dealer-place.ts'
import {
  findPlaces,
  type PlaceFinderModel,
  type PlacesAsked,
} from '#app/parts/place-finder/find-places.server.ts'
import { locationPath, locationsPath } from '#app/paths.ts'
import { locationCrumbs } from './location-crumbs.ts'

/** The page of all visible locations. */
export type LocationsPageModel = { meta: PageMeta; finder: PlaceFinderModel }

/** The locations of a dealer, those nearest to a postcode first. */
export async function getLocations(dealer: DealerContext, asked: PlacesAsked): Promise<LocationsPageModel> {
  const visible = listLocations(dealer.bundle.locations, 'all')
  return { meta: buildMeta(visible, dealer), finder: await findPlaces(visible, asked, dealer) }
}

function buildMeta(visible: readonly Location[], dealer: DealerContext): PageMeta {
  const { name } = dealer.bundle.tenant
  const places = visible.map(({ slug }) => locationPath(slug))
  return {
    title: 'Our Locations',
    description: `Addresses, opening hours and directions of ${name}${inPlace(dealer)}: ${visible.map((place) => place.name).join(', ')}.`,
    ...siteMeta(dealer),
    path: locationsPath(),
    structured: [
      breadcrumbList(locationCrumbs(), { origin: dealer.origin, path: locationsPath() }),
      ...(places.length > 0
        ? [itemList(places, { origin: dealer.origin, name: `Locations of ${name}` })]
        : []),
    ],
  }
}
