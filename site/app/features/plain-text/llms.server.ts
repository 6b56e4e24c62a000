// https://llmstxt.org
import { HOME_SLUG, listLocations } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { carTypeName } from '#app/domain/vocabulary/car-types.ts'
import { mdDocument, mdLink, mdList, mdText } from '#app/page/markdown.ts'
import { addressLine } from '#app/parts/contact/address.ts'
import { inPlace } from '#app/parts/contact/dealer-place.ts'
import { listShownOffers, offerHref } from '#app/parts/offer/offer-model.server.ts'
import { findListedStock } from '#app/parts/search/listed-stock.server.ts'
import {
  agentPath,
  arrivalsPath,
  carPath,
  locationPath,
  locationsDataPath,
  markdownPath,
  pagePath,
  searchDataPath,
  searchPath,
  sitemapPath,
} from '#app/paths.ts'

/** What the site is about, and where its vehicles, offers, places and pages are. @throws StockUnavailableError */
export async function llmsText(dealer: DealerContext): Promise<string> {
  const { bundle, origin } = dealer
  const { tenant } = bundle
  const at = (path: string) => origin + path
  const { facets, total } = await findListedStock(dealer)
  const types = (facets.car_type ?? []).map(({ value, count }) =>
    mdLink(
      `${carTypeName(value, tenant.texts.usedKeyword)} vehicles`,
      at(searchPath(`${value}-cars`)),
      `${count} in stock`,
    ),
  )
  const offers = listShownOffers(dealer).map((offer) =>
    mdLink(offer.name, at(markdownPath(offerHref(offer))), offer.category),
  )
  const places = listLocations(bundle.locations, 'all').map((place) =>
    mdLink(place.name, at(markdownPath(locationPath(place.slug))), addressLine(place.address)),
  )
  const pages = bundle.pages
    .filter(({ slug, unlisted }) => slug !== HOME_SLUG && !unlisted)
    .map(({ slug, title }) => mdLink(title, at(pagePath(slug))))
  return mdDocument([
    `# ${mdText(tenant.name)}`,
    `> ${mdText(tenant.texts.tagline || `A vehicle dealer${inPlace(dealer)}.`)}`,
    `The page of each vehicle, offer and location has a twin in Markdown at its address with \`.md\` at the end, as in \`${at(markdownPath(carPath('name')))}\`. Prices are in Australian dollars.`,
    `Assistants may ask for stock, offers and opening hours by the Model Context Protocol (streamable HTTP) at ${at(agentPath())}.`,
    ...section('Vehicles', [mdLink('All vehicles', at(searchPath()), `${total} in stock`), ...types]),
    ...section('Offers', offers),
    ...section('Locations', places),
    ...section('Pages', pages),
    ...section('Optional', [
      mdLink(
        'Search of all vehicles as JSON',
        at(searchDataPath()),
        'takes the path after /search/ and the parameters of a page of results',
      ),
      mdLink('All locations with their hours as JSON', at(locationsDataPath())),
      mdLink('New arrivals as RSS', at(arrivalsPath())),
      mdLink('Addresses of all vehicles', at(sitemapPath('vehicles'))),
    ]),
  ])
}

const section = (title: string, links: readonly string[]): string[] =>
  links.length === 0 ? [] : [`## ${title}`, mdList(links)]
