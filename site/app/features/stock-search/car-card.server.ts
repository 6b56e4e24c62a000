import type { Car } from '@forecourt/schemas/contract'
import { addMs } from '@forecourt/schemas/contract/pure'
import { type CardTag, cardTag } from '#app/domain/card/card-tag.ts'
import { showsThumbnailStrip } from '#app/domain/card/thumbnail-strip.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { stockIncluded } from '#app/domain/stock/stock-window.ts'
import type { Shop } from '#app/features/shop.ts'
import { carPath } from '#app/paths.ts'
import { carFacts } from './car-facts.ts'
import { priceModel, weeklyModel } from './car-price.server.ts'
import type { CarCardModel, GarageEntry } from './card-model.ts'
import { similarHref } from './similar-href.ts'

/** CSS pixels of a card's picture at its widest, and of a thumbnail of its strip. */
const PICTURE_SIZE = { width: 420, height: 280, fit: 'cover' } as const
const THUMB_SIZE = { width: 120, height: 80, fit: 'cover', alt: '' } as const
const STRIP_LENGTH = 4
const DAY_MS = 86_400_000

/** Cars as results and rows show them; the page's cache learns when one of them turns. */
export function carCards(cars: readonly Car[], shop: Shop): CarCardModel[] {
  return cars.map((car) => carCard(car, shop))
}

/** A car as its card shows it (CARD-01 to CARD-18). */
export function carCard(car: Car, shop: Shop): CarCardModel {
  const available = isAvailable(car)
  const href = carPath(car.slug)
  return {
    id: car.id,
    href,
    ...carTitle(car),
    picture: cardPicture(car, shop),
    ...cardStrip(car, shop),
    tag: tagModel(judgedTag(car, shop)),
    price: priceModel(car, shop),
    weekly: weeklyModel(car, shop),
    gone: available ? '' : goneText(car, shop),
    available,
    facts: carFacts(car),
    action: available
      ? { label: 'View Details', href }
      : { label: 'Find Me Something Similar', href: similarHref(car) },
    garage: available && shop.bundle.tenant.flags.garage ? garageEntry(car) : null,
  }
}

/** `2023 Mazda CX-5` over its badge; a car without make or model keeps the name its feed gave it. */
export function carTitle(car: Car): { name: string; sub: string } {
  if (!car.make || !car.model) return { name: car.name || car.carsalesTitle || 'Car', sub: '' }
  return { name: [car.year, car.make, car.model].filter(Boolean).join(' '), sub: car.badge || car.series }
}

/** What the garage keeps of a car (DATA-18). */
export function garageEntry(car: Car): GarageEntry {
  const { id, name, slug, make, model } = car
  return { id, name, slug, make, model, primary_image_url: car.primaryImageUrl || car.images[0]?.url || '' }
}

/** Words for a picture of a car. */
export function pictureWords(car: Car): string {
  return [carTitle(car).name, car.colour].filter(Boolean).join(', ')
}

function cardPicture(car: Car, { picture }: Shop) {
  const image = car.images[0]
  return image ? picture(image.url, { ...PICTURE_SIZE, alt: pictureWords(car) }) : null
}

function cardStrip(car: Car, { picture }: Shop): Pick<CarCardModel, 'strip' | 'stripMore'> {
  if (!showsThumbnailStrip(car, car.images.length)) return { strip: [], stripMore: 0 }
  const shown = car.images.slice(1, 1 + STRIP_LENGTH)
  return {
    strip: shown.map(({ thumbUrl }) => picture(thumbUrl, THUMB_SIZE).src),
    stripMore: car.images.length - 1 - shown.length,
  }
}

/** The tag by the dealer's options; the cache learns when it ends. */
export function judgedTag(car: Car, { bundle: { tenant }, now, dependsUntil }: Shop): CardTag {
  const options = { ...tenant.specifications, electricHybridTag: tenant.flags.electricHybridTag }
  const tag = cardTag(car, options, now)
  dependsUntil(tag.changesAt)
  return tag
}

/** The tag as it is drawn: what takes a car off the market stands on a dark ground. */
export function tagModel({ kind, text }: CardTag): CarCardModel['tag'] {
  if (kind === 'certified_image') return { text: 'Certified', look: 'certified' }
  if (text === '') return null
  return { text, look: kind === 'sold' || kind === 'reserved' ? 'dark' : 'light' }
}

/** `Sold today`, `Sold 2 days ago`; the cache learns when the words turn and when the car leaves the lists. */
function goneText(car: Car, { bundle: { tenant }, now, dependsUntil }: Shop): string {
  dependsUntil(stockIncluded(car, tenant.stock.includeSoldCarsDays, now).changesAt)
  if (car.soldAt === null) return car.status === 'sold' ? 'Sold' : 'No longer available'
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(car.soldAt)) / DAY_MS))
  dependsUntil(addMs(car.soldAt, (days + 1) * DAY_MS))
  if (days === 0) return 'Sold today'
  return days === 1 ? 'Sold yesterday' : `Sold ${days} days ago`
}
