import { type Car, listLocations, type Tenant } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { typeBaseOfValues } from '#app/domain/search-address/search-path.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { isAvailable, isSold } from '#app/domain/stock/availability.ts'
import { carTypeName, certifiedTypeName } from '#app/domain/vocabulary/car-types.ts'
import { itemWords } from '#app/domain/words/item-words.ts'
import { gaugeSection } from '#app/features/vehicle/gauge/vehicle-gauge.server.ts'
import { announcedCity } from '#app/features/vehicle/rules/announced-city.ts'
import { type CarReport, carReports } from '#app/features/vehicle/rules/car-reports.ts'
import { vehicleNotice } from '#app/features/vehicle/rules/vehicle-notice.ts'
import { viewCount, viewsText } from '#app/features/vehicle/rules/view-count.ts'
import { salesCounter } from '#app/features/vehicle/sales/sales-counter.ts'
import { shareLink } from '#app/features/vehicle/share/share-link.ts'
import { siteUrlOf } from '#app/features/vehicle/share/share-targets.ts'
import { pageSlugsOf, targetExists } from '#app/http/link-targets.ts'
import { breadcrumbList, largestPicture } from '#app/page/structured-page.ts'
import { carPlace, NO_PLACE_NAME } from '#app/parts/car/facts/car-place.server.ts'
import { carFacts, iconOf } from '#app/parts/car/facts/card-facts.ts'
import { commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { specGroups } from '#app/parts/car/facts/spec-groups.ts'
import { carSummary } from '#app/parts/car/facts/summary.ts'
import { statementOf } from '#app/parts/car/lender-statement.server.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import {
  carCards,
  carTitle,
  savedControlsVerdict,
  strictSavingVerdict,
  stripOf,
  tagModel,
  tagVerdict,
} from '#app/parts/car/present-car.server.ts'
import { priceModel, weeklyModel } from '#app/parts/car/present-price.server.ts'
import { similarHref } from '#app/parts/car/similar-href.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { structuredCar } from '#app/parts/car/structured-car.server.ts'
import { videoModel } from '#app/parts/car/video-model.server.ts'
import { carSocialHref } from '#app/parts/drawn/social-pages.server.ts'
import { vehicleLeads } from '#app/parts/lead/vehicle-leads.server.ts'
import { moneyModel } from '#app/parts/money/calculator/money.server.ts'
import { carReserveOffer } from '#app/parts/reserve/reserve-offer.server.ts'
import {
  carDeliveryPath,
  carPath,
  carPdfPath,
  carSimilarPath,
  carTradeInPath,
  homePath,
  offersPath,
  printPath,
  sellPath,
  servicePath,
  slugOf,
  type TrailFamily,
  trailPath,
} from '#app/paths.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import {
  galleryPictures,
  interiorModel,
  spinFrames,
  spinModel,
  viewerAddress,
} from './gallery/gallery-pictures.server.ts'
import { vehicleRecord } from './record/vehicle-record.server.ts'
import { listSimilarCars, listSimilarCarsInTime, type SimilarCars } from './similar/similar-cars.server.ts'
import type { GalleryPicture, SpinFrames, VehicleModel } from './vehicle-model.ts'

/**
 * A car's own page; a sold car keeps its page, marked as sold, as long as the dealer's lists show it.
 * @param numberShown its number has been asked for and recorded
 */
export async function getVehicle(
  dealerContext: DealerContext,
  car: Car,
  { numberShown = false } = {},
): Promise<VehicleModel> {
  const [similar, gauge] = await Promise.all([
    listSimilarCarsInTime(car, dealerContext),
    gaugeSection(car, dealerContext),
  ])
  const { tenant } = dealerContext.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(dealerContext.now, tenant.timeZone),
    used: tenant.texts.usedKeyword,
  }
  const pictures = galleryPictures(car, dealerContext)
  const available = isAvailable(car)
  const place = carPlace(car, dealerContext, { numberShown })
  const placeName = knownName(place)
  return {
    ...pageOf(car, dealerContext, pictures),
    ...carWords(car, tenant),
    item: itemWords([car.itemType]),
    tag: tagModel(tagVerdict(car, dealerContext)),
    available,
    pictures,
    spin: spinModel(car, dealerContext),
    interior: interiorModel(car, dealerContext),
    viewer: viewerAddress(car, dealerContext),
    video: videoModel(car, dealerContext),
    galleryView: dealerContext.bundle.tenant.flags.galleryView,
    icon: iconOf(car),
    price: priceModel(car, dealerContext),
    weekly: weeklyWithTerms(car, dealerContext),
    money: moneyModel(car, dealerContext),
    gauge,
    keys: keyFacts(car, options, dealerContext.bundle.models),
    summary: carSummary(car, car.status === 'coming_soon' ? '' : placeName, options),
    dealerWords: dealerWords(car, dealerContext),
    notice: vehicleNotice(car, placeName, dealerContext.now, tenant.timeZone),
    chatHref: available ? tenant.vehiclePage.chatUrl : '',
    comments: commentsModel(car.dealercomments),
    features: car.standardEquipment,
    specs: specGroups(car, options),
    place,
    announcement: available ? announcedCity(place.city, primaryCity(dealerContext)) : null,
    leads: vehicleLeads(car, tenant),
    tradeHref: available && tenant.flags.tradeInButton ? carTradeInPath(car.id) : null,
    delivery: available ? { carId: car.id, action: carDeliveryPath(car.slug) } : null,
    record: vehicleRecord(car, dealerContext),
    similar: similarModel(car, similar, dealerContext),
    nextLinks: nextLinksOf(car, dealerContext),
    watch:
      // A saved one stays removable when it is sold; the button hides itself of any other (VAR-31).
      tenant.flags.signIn && (!available || strictSavingVerdict(car, dealerContext).shown)
        ? { id: car.id, name: carTitle(car).name, status: car.status }
        : null,
    garage: savedControlsVerdict(car, dealerContext).shown ? garageEntry(car, pictures) : null,
    reserve: carReserveOffer(car, dealerContext),
    share: shareLink(siteUrlOf(tenant.hosts, dealerContext.origin), car.slug),
    reports: available ? reportsOf(car, dealerContext) : [],
    print: printing(car),
    sales: tenant.flags.salesCounter ? salesCounter(dealerContext.now) : null,
    viewed: viewedCar(car),
  }
}

/** '' where it is not known. */
const knownName = ({ name }: VehicleModel['place']) => (name === NO_PLACE_NAME ? '' : name)

function similarModel(car: Car, similar: SimilarCars | null, dealer: DealerContext): SimilarModel {
  const href = similarHref(car)
  if (similar === null) return { cards: [], href, hasMore: true, later: carSimilarPath(car.slug), more: null }
  const { cars, hasMore, others } = similar
  return {
    ...{ cards: carCards(cars, dealer), href, hasMore, later: null },
    more: others.length > 0 ? moreOfKind(car, others, dealer) : null,
  }
}

/** `More caravans in stock`. */
function moreOfKind({ itemType }: Car, others: Car[], dealer: DealerContext): SimilarModel['more'] {
  const filters = itemType ? { item_type: [itemType] } : {}
  return {
    title: `More ${itemWords([itemType]).many} in stock`,
    href: searchHref({ ...EMPTY_SEARCH, filters }, typeBaseOfValues({})),
    cards: carCards(others, dealer),
  }
}

/**
 * The similar cars of a page that was sent without them (SIM-05); null where they cannot be listed, which is logged.
 * @throws 404, 410
 */
export async function getSimilar(dealer: DealerContext, slug: string): Promise<SimilarModel | null> {
  const car = await getListedCar(dealer, slug)
  const similar = await listSimilarCars(car, dealer)
  return similar && similarModel(car, similar, dealer)
}

/** The dealer's own words; a vehicle that is gone comes with nothing any more. */
function dealerWords(car: Car, { bundle: { tenant } }: DealerContext): VehicleModel['dealerWords'] {
  const { included, assurances, reasons, protection } = tenant.vehiclePage
  if (!isAvailable(car)) return { included: [], assurances: [], reasons, protection: [] }
  const own = car.carType === 'used' ? assurances : []
  return { included: [...included, ...own], assurances: own, reasons, protection }
}

/** The city of the dealer's first location for sales, else of the dealer. */
function primaryCity({ bundle: { locations, tenant } }: DealerContext): string {
  const [first] = listLocations(locations, 'primary')
  return first?.address?.city || tenant.address?.city || ''
}

/** At the addresses where a browser finds them. */
function reportsOf(car: Car, { bundle: { tenant }, reportAddress, pageAddress }: DealerContext): CarReport[] {
  return carReports(car, tenant.plugins, reportAddress).map((report) => ({
    ...report,
    href: pageAddress(report.href),
  }))
}

/** PRINT-01, PRINT-03. */
const printing = ({ slug, name }: Car) => ({
  href: printPath(slug),
  pdf: carPdfPath(slug),
  fileName: `${slugOf(name) || 'vehicle'}.pdf`,
})

function pageOf(car: Car, dealerContext: DealerContext, pictures: readonly GalleryPicture[]) {
  const { tenant } = dealerContext.bundle
  const path = carPath(car.slug)
  const crumbs = crumbsOf(car, tenant.flags.breadcrumbTrail, tenant.texts.usedKeyword)
  const images = pictures.map(({ picture }) => largestPicture(picture, dealerContext.origin))
  const price = priceModel(car, dealerContext)
  const facts = [
    price.isMoney ? `${price.text} ${price.type}`.trim() : '',
    ...carFacts(car).map(({ text }) => text),
  ]
  return {
    meta: {
      title: car.name,
      description: `${car.name} at ${tenant.name}: ${facts.filter(Boolean).join(', ')}.`,
      siteName: tenant.name,
      origin: dealerContext.origin,
      path,
      image: carSocialHref(car, dealerContext),
      hasMarkdown: true,
      structured: [
        structuredCar(car, dealerContext, images),
        breadcrumbList(crumbs, { origin: dealerContext.origin, path }),
      ],
    },
    crumbs,
  }
}

function carWords(car: Car, { texts: { usedKeyword: used }, vehiclePage: { viewsFrom } }: Tenant) {
  const { name, sub } = carTitle(car)
  return {
    name,
    sub,
    facts: carFacts(car),
    kind: certifiedTypeName(car, used),
    certified: car.certified,
    carType: car.carType,
    isSold: isSold(car),
    slug: car.slug,
    views: { text: viewsText(viewCount(car.views), viewsFrom), from: viewsFrom },
  }
}

function crumbsOf(car: Car, wanted: TrailFamily, used: string): Crumb[] {
  // The used-cars addresses list used cars only.
  const family = car.carType === 'used' ? wanted : 'search'
  return [
    { label: 'Home', href: homePath() },
    { label: `${carTypeName(car.carType, used)} ${itemWords([car.itemType]).many}`, href: typeHref(car) },
    ...(car.make ? [{ label: car.make, href: trailPath(family, car.make) }] : []),
    ...(car.make && car.model
      ? [{ label: car.model, before: car.make, href: trailPath(family, car.make, car.model) }]
      : []),
    { label: [car.year, car.badge].filter(Boolean).join(' ') || car.name },
  ]
}

/** All stock of the same condition, and of the same kind where that is not cars. */
function typeHref({ carType, itemType }: Car): string {
  const kind = itemType === '' || itemType === 'car' ? {} : { item_type: [itemType] }
  return searchHref({ ...EMPTY_SEARCH, filters: { car_type: [carType], ...kind } }, typeBaseOfValues({}))
}

function weeklyWithTerms(car: Car, dealerContext: DealerContext): VehicleModel['weekly'] {
  const weekly = weeklyModel(car, dealerContext)
  const statement = statementOf(car, dealerContext.bundle.tenant)
  if (weekly === null || statement === null) return null
  const { termYears, deposit } = statement
  const term = termYears === null ? '' : termText(termYears)
  return { ...weekly, terms: [term, deposit ? '' : 'no deposit'].filter(Boolean).join(', ') }
}

/** `5 year term`; one that is no half year in months. */
const termText = (years: number) =>
  Number.isInteger(years * 2) ? `${years} year term` : `${Math.round(years * 12)} month term`

/** VDP-41, as far as the target pages exist. */
function nextLinksOf(car: Car, { bundle }: DealerContext): VehicleModel['nextLinks'] {
  const pages = pageSlugsOf(bundle)
  const links = [
    { label: 'Latest offers', href: offersPath() },
    { label: 'Book a service', href: servicePath() },
    ...(isAvailable(car) && bundle.tenant.flags.tradeInButton
      ? [{ label: 'Trade-in', href: carTradeInPath(car.id) }]
      : []),
    { label: `Sell your ${itemWords([car.itemType]).one}`, href: sellPath(bundle.tenant.flags.sellPath) },
  ]
  return links.filter(({ href }) => targetExists(href, pages))
}

function garageEntry(car: Car, pictures: readonly GalleryPicture[]) {
  const { id, slug, make, model } = car
  const { name } = carTitle(car)
  return { id, name, slug, make, model, primary_image_url: pictures[0]?.picture.src ?? '' }
}

function viewedCar({ id, stocknum, make, model, body, simpleBody }: Car): VehicleModel['viewed'] {
  return { id, stocknum, make, model, body, simple_body: simpleBody }
}

/** The thumbnails of a card's strip. @throws 404, 410 */
export async function getStrip(
  dealerContext: DealerContext,
  slug: string,
): Promise<{ thumbs: string[]; more: number }> {
  return stripOf(await getListedCar(dealerContext, slug), dealerContext)
}

/** The frames of a car's spin. @throws 404, also for a car without a spin, and 410 */
export async function getSpin(dealerContext: DealerContext, slug: string): Promise<SpinFrames> {
  const car = await getListedCar(dealerContext, slug)
  const frames = spinFrames(car, dealerContext)
  if (frames === null) throw new Response('No such spin', { status: 404 })
  return frames
}
