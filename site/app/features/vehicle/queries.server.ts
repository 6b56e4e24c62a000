import type { Car } from '@forecourt/schemas/contract'
import { dateAt, formatDollars } from '@forecourt/schemas/contract/pure'
import { isBelowMarket } from '#app/domain/price/below-market.ts'
import { salesCounter } from '#app/domain/sales/sales-counter.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { type CarReport, carReports } from '#app/domain/vehicle/car-reports.ts'
import { itemWords } from '#app/domain/vehicle/item-words.ts'
import { shareLink } from '#app/domain/vehicle/share-link.ts'
import { siteUrlOf } from '#app/domain/vehicle/share-targets.ts'
import { viewCount } from '#app/domain/vehicle/view-count.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { moneyModel } from '#app/features/finance/money.server.ts'
import { leadsSomewhere, pageSlugsOf } from '#app/features/layout/journeys.ts'
import { vehicleLeads } from '#app/features/leads/vehicle-leads.server.ts'
import { carReserveOffer } from '#app/features/reserve/reserve-offer.server.ts'
import type { Shop } from '#app/features/shop.ts'
import { stockScope } from '#app/features/stock-scope.server.ts'
import { typeBaseOfValues } from '#app/features/stock-search/address/search-path.ts'
import { NOTHING_ASKED } from '#app/features/stock-search/address/search-state.ts'
import { searchHref } from '#app/features/stock-search/address/search-url.ts'
import {
  carCards,
  carTitle,
  judgedTag,
  stripOf,
  tagModel,
} from '#app/features/stock-search/car-card.server.ts'
import { priceModel, weeklyModel } from '#app/features/stock-search/car-price.server.ts'
import { carFacts, iconOf } from '#app/features/stock-search/cards/car-facts.ts'
import { similarHref } from '#app/features/stock-search/cards/similar-href.ts'
import { lenderRecordOf } from '#app/features/stock-search/lender-statement.server.ts'
import { videoModel } from '#app/features/video-model.server.ts'
import {
  carDeliveryPath,
  carPath,
  carPdfPath,
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
import { carPlace } from './car-place.server.ts'
import { commentsModel } from './comments-model.ts'
import { galleryPictures, spinFrames, spinModel } from './gallery-pictures.server.ts'
import { keyFacts } from './key-facts.ts'
import { listSimilarCars } from './similar-cars.server.ts'
import { specGroups } from './spec-groups.ts'
import { structuredCar } from './structured-car.ts'
import type { GalleryPicture, SpinFrames, VehicleModel } from './vehicle-model.ts'

const TYPE_NAMES = { new: 'New', demo: 'Demo', used: 'Used' } as const

/**
 * A car's own page; a sold car keeps it as long as the index knows the car, and says so.
 * @throws 404 for a car this dealer does not have
 */
export async function getVehicle(shop: Shop, slug: string): Promise<VehicleModel> {
  const car = await findCar(shop, slug)
  if (car === null) throw new Response('No such car', { status: 404 })
  const similar = await listSimilarCars(car, shop)
  const { tenant } = shop.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(shop.now, tenant.timeZone),
  }
  const pictures = galleryPictures(car, shop)
  const available = isAvailable(car)
  return {
    ...pageOf(car, shop, pictures),
    ...carWords(car),
    item: itemWords([car.itemType]),
    tag: tagModel(judgedTag(car, shop)),
    available,
    pictures,
    spin: spinModel(car, shop),
    video: videoModel(car, shop),
    galleryView: shop.bundle.tenant.flags.galleryView,
    icon: iconOf(car),
    price: priceModel(car, shop),
    belowMarket: available ? belowMarketText(car) : '',
    weekly: weeklyWithTerms(car, shop),
    money: moneyModel(car, shop),
    keys: keyFacts(car, options),
    comments: commentsModel(car.dealercomments),
    features: car.standardEquipment,
    specs: specGroups(car, options),
    place: carPlace(car, shop),
    leads: vehicleLeads(car, tenant),
    tradeHref: available ? carTradeInPath(car.id) : null,
    delivery: available ? { carId: car.id, action: carDeliveryPath(car.slug) } : null,
    similar: { cards: carCards(similar ?? [], shop), href: similarHref(car), failed: similar === null },
    ways: waysOn(car, shop),
    watch: tenant.flags.signIn ? { id: car.id, name: carTitle(car).name, status: car.status } : null,
    garage: available && tenant.flags.garage ? garageEntry(car, pictures) : null,
    reserve: carReserveOffer(car, shop),
    share: shareLink(siteUrlOf(tenant.hosts, shop.origin), car.slug),
    reports: available ? reportsOf(car, shop) : [],
    print: printing(car),
    sales: tenant.flags.salesCounter ? salesCounter(shop.now) : null,
    viewed: viewedCar(car),
  }
}

/** At the addresses where a browser finds them. */
function reportsOf(car: Car, { bundle: { tenant }, reportAddress, pageAddress }: Shop): CarReport[] {
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

function findCar(shop: Shop, slug: string): Promise<Car | null> {
  return shop.stock.findCarBySlug(stockScope(shop), slug)
}

function pageOf(car: Car, shop: Shop, pictures: readonly GalleryPicture[]) {
  const { tenant } = shop.bundle
  const path = carPath(car.slug)
  const image = pictures[0]?.picture.src ?? null
  const price = priceModel(car, shop)
  const told = [
    price.isMoney ? `${price.text} ${price.type}`.trim() : '',
    ...carFacts(car).map(({ text }) => text),
  ]
  return {
    meta: {
      title: car.name,
      description: `${car.name} at ${tenant.name}: ${told.filter(Boolean).join(', ')}.`,
      siteName: tenant.name,
      origin: shop.origin,
      path,
      image,
    },
    structured: structuredCar(car, {
      url: shop.origin + path,
      dealer: tenant.name,
      image: image && new URL(image, shop.origin).href,
    }),
    crumbs: crumbsOf(car, shop.bundle.tenant.flags.breadcrumbTrail),
  }
}

function carWords(car: Car) {
  const { name, sub } = carTitle(car)
  const type = TYPE_NAMES[car.carType]
  return {
    name,
    sub: [sub, ...carFacts(car).map(({ text }) => text)].filter(Boolean),
    kind: car.certified ? `Certified ${type.toLowerCase()}` : type,
    certified: car.certified,
    carType: car.carType,
    views: car.views === null ? '' : viewsText(viewCount(car.views)),
  }
}

const viewsText = (views: number) => (views === 1 ? 'Viewed once' : `Viewed ${formatCount(views)} times`)

function crumbsOf(car: Car, wanted: TrailFamily): Crumb[] {
  // The other family lists used cars alone.
  const family = car.carType === 'used' ? wanted : 'search'
  return [
    { label: 'Home', href: homePath() },
    { label: `${TYPE_NAMES[car.carType]} ${itemWords([car.itemType]).many}`, href: typeHref(car) },
    ...(car.make ? [{ label: car.make, href: trailPath(family, car.make) }] : []),
    ...(car.make && car.model ? [{ label: car.model, href: trailPath(family, car.make, car.model) }] : []),
    { label: [car.year, car.badge].filter(Boolean).join(' ') || car.name },
  ]
}

/** All stock of the same condition, and of the same kind where that is not cars. */
function typeHref({ carType, itemType }: Car): string {
  const kind = itemType === '' || itemType === 'car' ? {} : { item_type: [itemType] }
  return searchHref({ ...NOTHING_ASKED, filters: { car_type: [carType], ...kind } }, typeBaseOfValues({}))
}

function belowMarketText({ priceCents, autograbData }: Car): string {
  const stateAverageCents = autograbData?.stateAverageMarketPriceCents ?? null
  const nationalAverageCents = autograbData?.averageMarketPriceCents ?? null
  const average = stateAverageCents ?? nationalAverageCents
  if (priceCents === null || average === null) return ''
  if (!isBelowMarket(priceCents, { stateAverageCents, nationalAverageCents })) return ''
  return `${formatDollars(average - priceCents)} below market`
}

function weeklyWithTerms(car: Car, shop: Shop): VehicleModel['weekly'] {
  const weekly = weeklyModel(car, shop)
  const record = lenderRecordOf(car, shop.bundle.tenant.financeProvider)
  if (weekly === null) return null
  if (record === null) return { ...weekly, terms: '' }
  const years = record.termYears === null ? '' : `${record.termYears} year term`
  return { ...weekly, terms: [years, record.deposit ? '' : 'no deposit'].filter(Boolean).join(', ') }
}

/** VDP-41, as far as they lead somewhere. */
function waysOn(car: Car, { bundle }: Shop): VehicleModel['ways'] {
  const pages = pageSlugsOf(bundle)
  const ways = [
    { label: 'Latest offers', href: offersPath() },
    { label: 'Book a service', href: servicePath() },
    ...(isAvailable(car) ? [{ label: 'Trade-in', href: carTradeInPath(car.id) }] : []),
    { label: 'Sell your car', href: sellPath(bundle.tenant.flags.sellPath) },
  ]
  return ways.filter(({ href }) => leadsSomewhere(href, pages))
}

function garageEntry(car: Car, pictures: readonly GalleryPicture[]) {
  const { id, slug, make, model } = car
  const { name } = carTitle(car)
  return { id, name, slug, make, model, primary_image_url: pictures[0]?.picture.src ?? '' }
}

function viewedCar({ id, stocknum, make, model, body, simpleBody }: Car): VehicleModel['viewed'] {
  return { id, stocknum, make, model, body, simple_body: simpleBody }
}

/** The thumbnails of a card's strip. @throws 404 for a car this dealer does not have */
export async function getStrip(shop: Shop, slug: string): Promise<{ thumbs: string[]; more: number }> {
  const car = await findCar(shop, slug)
  if (car === null) throw new Response('No such car', { status: 404 })
  return stripOf(car, shop)
}

/** The frames of a car's spin. @throws 404 for a car this dealer does not have, and for one without a spin */
export async function getSpin(shop: Shop, slug: string): Promise<SpinFrames> {
  const car = await findCar(shop, slug)
  const frames = car && spinFrames(car, shop)
  if (frames === null) throw new Response('No such spin', { status: 404 })
  return frames
}
