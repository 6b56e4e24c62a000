import type { Car } from '@forecourt/schemas/contract'
import { siteVariants, templateDefinition } from '@forecourt/schemas/contract'
import {
  addMs,
  combineVerdicts,
  formatShortInstant,
  hides,
  shows,
  type Verdict,
} from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import { type ReserveJourney, reservePath } from '#app/paths.ts'
import type { CarCardModel, TagModel } from './card/card-model.ts'
import { cardSignature, findYard, isSaid } from './card/card-signature.server.ts'
import { carFacts, carTable, chooseIcon } from './facts/card-facts.ts'
import {
  cardComparison,
  financeVerdict,
  priceModel,
  showsPrice,
  weeklyModel,
} from './present-price.server.ts'
import { type CardButton, cardButtons } from './rules/card-buttons.ts'
import { type CardTag, cardTag } from './rules/card-tag.ts'
import { findHold } from './rules/hold.ts'
import { worstLines } from './rules/inspection.ts'
import { getReserveLabels } from './rules/reserve-labels.ts'
import { savedControls, strictConditions } from './rules/saved-controls.ts'
import { showsThumbnailStrip } from './rules/thumbnail-strip.ts'
import { similarHref } from './similar-href.ts'
import { videoModel } from './video-model.server.ts'

/** CSS pixels of a card's picture at its widest, and of a thumbnail of its strip. */
const PICTURE_SIZE = { width: 420, height: 280, fit: 'whole' } as const
const THUMB_SIZE = { width: 120, height: 80, fit: 'whole', alt: '' } as const
const STRIP_LENGTH = 4
/** Facts with labels on the cards that have place for them, besides the location. */
const TABLE_ROWS: Readonly<Record<string, number>> = { wide: 5 }
const DAY_MS = 86_400_000

/** Cars as results and rows show them; the page's cache entry expires when one of them changes. */
export function carCards(cars: readonly Car[], dealer: DealerContext): CarCardModel[] {
  return cars.map((car) => carCard(car, dealer))
}

/** A car as its card shows it (CARD-01 to CARD-18). */
export function carCard(car: Car, dealer: DealerContext): CarCardModel {
  const available = isAvailable(car)
  const { name, sub } = carTitle(car)
  const price = priceModel(car, dealer)
  const weekly = weeklyModel(car, dealer)
  const tag = tagModel(tagVerdict(car, dealer))
  const own = describeCard(car, dealer)
  return withoutEmpty({
    id: car.id,
    slug: car.slug,
    name,
    sub,
    yard: findYard(car, dealer),
    ...cardPhoto(car, dealer),
    colour: car.colour,
    ...findVideo(car, dealer),
    strip: showsThumbnailStrip(car, car.images.length) || undefined,
    tag: tag?.text,
    tagLook: tag?.look === 'light' ? undefined : tag?.look,
    price: price.text,
    priceType: price.type,
    was: price.was,
    weekly: weekly?.text,
    comparison: weekly ? cardComparison(car, dealer, weekly) : undefined,
    facts: carFacts(car, (fact) => isSaid(fact, own)).map(({ text }) => text),
    found: findFound(car, dealer),
    ...own,
    ...listButtons(car, dealer),
    held: heldText(car, dealer),
    ...(available ? {} : { unavailable: unavailableText(car, dealer) }),
    ...(savedControlsVerdict(car, dealer).shown ? { make: car.make, model: car.model } : {}),
  })
}

function withoutEmpty<T extends object>(model: T): CarCardModel {
  const entries = Object.entries(model).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(entries) as unknown as CarCardModel
}

function listButtons(
  car: Car,
  dealer: DealerContext,
): Pick<CarCardModel, 'finance' | 'reserve' | 'reserveAt' | 'similar'> {
  const { texts, flags } = dealer.bundle.tenant
  const { finance, reserve, similar } = buttonVerdicts(car, dealer)
  return {
    ...(finance.shown ? { finance: texts.financeCta } : {}),
    ...(reserve.shown
      ? { reserve: getReserveLabels(car, flags.reserveText), ...reserveAt(car, flags.reservePath) }
      : {}),
    ...(similar.shown ? { similar: similarHref(car) } : {}),
  }
}

/** `Held till Tue 1 Dec`, and by whom where it is the visitor; '' where nobody holds it, or the feed says so without an end. */
function heldText(car: Car, { bundle: { tenant }, now, cacheUntil, ownHolds }: DealerContext): string {
  const own = ownHolds?.find(({ carId }) => carId === car.id)
  if (own) return `Reserved by you until ${formatShortInstant(own.until, tenant.timeZone, now)}`
  const hold = findHold(car, { now, timeZone: tenant.timeZone })
  if (hold === null) return ''
  cacheUntil(hold.endsAt)
  return `Held till ${hold.day}`
}

/** The usual address is made in the browser: twenty-one of them would make every page longer. */
const reserveAt = ({ slug }: Car, journey: ReserveJourney) =>
  journey === 'checkout' ? {} : { reserveAt: reservePath(slug, journey) }

/** A card without a price does not lead to finance, not even of a lender that is shown without one (FIN-09). */
const pricedVerdict = (car: Car, dealer: DealerContext): Verdict =>
  showsPrice(car, dealer)
    ? shows('priced', 'The card shows a price.')
    : hides('no-price', 'The card shows no price.')

/** The verdict of each card button (CARD-01, CARD-16). */
export function buttonVerdicts(car: Car, dealer: DealerContext): Record<CardButton, Verdict> {
  return cardButtons({
    car,
    finance: combineVerdicts([financeVerdict(car, dealer), pricedVerdict(car, dealer)]),
    offered: dealer.bundle.tenant.flags.reservations,
    reserves: dealer.reserves ?? false,
  })
}

/** Heart and Compare, and why not (SAVE-11, SAVE-12). */
export function savedControlsVerdict(car: Car, { bundle: { tenant } }: DealerContext): Verdict {
  return savedControls({
    car: { ...car, imageCount: car.images.length },
    garage: tenant.flags.garage,
    strict: tenant.flags.strictSaving,
    usedOnly: tenant.flags.usedOnly,
  })
}

/** What a dealer with the strict option asks besides; shown where it has none (SAVE-12). */
export function strictSavingVerdict(car: Car, { bundle: { tenant } }: DealerContext): Verdict {
  const { strictSaving, usedOnly } = tenant.flags
  return strictSaving
    ? combineVerdicts(strictConditions({ ...car, imageCount: car.images.length }, usedOnly))
    : shows('not-strict', 'The dealer has no further conditions.')
}

/** `2023 Mazda CX-5` over its badge; a car without make or model shows the feed's name. */
export function carTitle(car: Car): { name: string; sub: string } {
  if (!car.make || !car.model) return { name: car.name || car.carsalesTitle || 'Car', sub: '' }
  return {
    name: [car.year, nameModel(car.make, car.model)].filter(Boolean).join(' '),
    sub: car.badge || car.series,
  }
}

/** Words for a picture of a car. */
export function formatPictureText(car: Car): string {
  return [carTitle(car).name, car.colour].filter(Boolean).join(', ')
}

function cardPhoto(
  car: Car,
  { picture, bundle }: DealerContext,
): Pick<CarCardModel, 'photo' | 'placeholder' | 'drawn' | 'cut' | 'icon'> {
  const image = car.images[0]
  if (!image) return { icon: chooseIcon(car) }
  const { cutOuts: cutOut } = templateDefinition(bundle.tenant.template).picture
  const made = picture(image.url, { ...PICTURE_SIZE, cutOut, alt: '' })
  const { src, srcSet = '', placeholder, drawn, cut } = made
  return {
    photo: cardSources(srcSet) || src,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(drawn ? { drawn } : {}),
    ...(cut ? { cut } : {}),
  }
}

function findVideo(car: Car, dealer: DealerContext): Pick<CarCardModel, 'video' | 'videoPlays'> {
  const video = videoModel(car, dealer)
  if (video === null) return {}
  return {
    video: video.href,
    ...(video.plays === 'elsewhere' ? {} : { videoPlays: video.plays }),
  }
}

/** Only sent for a sheet, the only card that shows it; a car that is sold meanwhile keeps it, and its height. */
function findFound(car: Car, dealer: DealerContext): CarCardModel['found'] {
  if (!showsSheets(dealer) || car.inspection === null) return undefined
  const lines = worstLines(car.inspection)
  return lines.length > 0 ? lines : undefined
}

/** Do the dealer's cards show inspection sheets? */
export const showsSheets = (dealer: DealerContext) => cardVariant(dealer) === 'sheet'

const cardVariant = ({ bundle: { tenant } }: DealerContext) =>
  siteVariants(templateDefinition(tenant.template), tenant.theme).card

/** What the dealer's own cards say of a vehicle for sale, or else more of its facts on the cards that show them. */
function describeCard(
  car: Car,
  dealer: DealerContext,
): Pick<CarCardModel, 'note' | 'figures' | 'reach' | 'yard' | 'table'> {
  const own = isAvailable(car) ? cardSignature(car, dealer) : {}
  if (own.figures || own.reach) return own
  const most = ownValue(TABLE_ROWS, cardVariant(dealer))
  if (most === undefined) return own
  return { ...own, table: carTable(car, most).map(({ label, value }) => [label, value]) }
}

/**
 * The sources for plain and for dense screens, and the one between them: a phone's card is 660 dots wide, and a cut-out of 840
 * weighs half as much again. Smaller ones no screen takes.
 */
function cardSources(srcSet: string): string {
  const widths = [1, 1.5, 2].map((times) => `${PICTURE_SIZE.width * times}w`)
  return srcSet
    .split(', ')
    .filter((source) => widths.some((width) => source.endsWith(` ${width}`)))
    .join(', ')
}

/** The thumbnails of a car's strip without the card's own picture, and the number of further pictures. */
export function buildStrip(car: Car, { picture }: DealerContext): { thumbs: string[]; more: number } {
  if (!showsThumbnailStrip(car, car.images.length)) return { thumbs: [], more: 0 }
  const shown = car.images.slice(1, 1 + STRIP_LENGTH)
  return {
    thumbs: shown.map(({ thumbUrl }) => picture(thumbUrl, THUMB_SIZE).src),
    more: car.images.length - 1 - shown.length,
  }
}

/** The tag by the dealer's options; the cache learns when it ends. */
export function tagVerdict(car: Car, { bundle: { tenant }, now, cacheUntil }: DealerContext): CardTag {
  const options = { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag }
  const tag = cardTag(car, options, now)
  cacheUntil(tag.changesAt)
  return tag
}

/** The tag as it is rendered: tags of sold and reserved cars are dark. */
export function tagModel({ kind, text }: CardTag): TagModel | null {
  if (kind === 'certified_image') return { text: 'Certified', look: 'certified' }
  if (text === '') return null
  return { text, look: kind === 'sold' || kind === 'reserved' ? 'dark' : 'light' }
}

/** `Sold today`, `Sold 2 days ago`; the cache entry expires when the text changes or the car leaves the lists. */
function unavailableText(car: Car, { bundle: { tenant }, now, cacheUntil }: DealerContext): string {
  cacheUntil(stockIncluded(car, tenant.stock.includeSoldCarsDays, now).changesAt)
  if (car.soldAt === null) return car.status === 'sold' ? 'Sold' : 'No longer available'
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(car.soldAt)) / DAY_MS))
  cacheUntil(addMs(car.soldAt, (days + 1) * DAY_MS))
  if (days === 0) return 'Sold today'
  return days === 1 ? 'Sold yesterday' : `Sold ${days} days ago`
}
