import { type Car, listLocations } from '@forecourt/schemas/contract'
import { dateAt, formatDate } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { phoneLink } from '#app/domain/phone/phone-link.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { certifiedTypeName } from '#app/domain/vocabulary/car-types.ts'
import { carPlace } from '#app/parts/car/facts/car-place.server.ts'
import { commentsModel } from '#app/parts/car/facts/comments-model.ts'
import { keyFacts } from '#app/parts/car/facts/key-facts.ts'
import { getListedCar } from '#app/parts/car/listed-car.server.ts'
import { carTitle, formatPictureText } from '#app/parts/car/present-car.server.ts'
import { priceModel, weeklyModel } from '#app/parts/car/present-price.server.ts'
import { carPath, formatSlug } from '#app/paths.ts'
import type { CarSheet } from './car-sheet.ts'

const PICTURE = { width: 800, height: 533, fit: 'whole' } as const
/** As many fit on one sheet beside the facts. */
const MOST_FEATURES = 16

/**
 * A car as it is printed (PRINT-01, PRINT-03).
 * @throws 404, 410
 */
export async function getCarSheet(dealerContext: DealerContext, slug: string): Promise<CarSheet> {
  const car = await getListedCar(dealerContext, slug)
  const { tenant } = dealerContext.bundle
  const today = dateAt(dealerContext.now, tenant.timeZone)
  const { name, sub } = carTitle(car)
  const weekly = weeklyModel(car, dealerContext)
  const image = car.images[0]
  const { text, type: priceType, was } = priceModel(car, dealerContext)
  return {
    dealer: getDealer(car, dealerContext),
    name,
    sub,
    kind: certifiedTypeName(car, tenant.texts.usedKeyword),
    statusText: formatStatus(car),
    price: { text, type: priceType, was },
    weekly,
    financeDisclaimer: weekly ? tenant.texts.financeDisclaimer : '',
    facts: keyFacts(
      car,
      { unregisteredText: tenant.flags.unregisteredText, today },
      dealerContext.bundle.models,
    ).map(({ label, value }) => ({ label, value })),
    features: car.standardEquipment.slice(0, MOST_FEATURES),
    comments: formatComments(car),
    picture: image ? dealerContext.picture(image.url, { ...PICTURE, alt: formatPictureText(car) }) : null,
    address: dealerContext.origin + carPath(car.slug),
    printed: formatDate(today),
    fileName: `${formatSlug(car.name || name)}.pdf`,
  }
}

/** Plain paragraphs; none where the page would show that comments are pending. */
function formatComments({ dealercomments }: Car): string {
  const { message, paragraphs } = commentsModel(dealercomments)
  return message ? '' : paragraphs.map(({ open, rest }) => open + rest).join('\n')
}

function formatStatus(car: Car): string {
  if (!isAvailable(car)) return 'SOLD'
  if (car.reserved) return 'RESERVED'
  return car.status === 'coming_soon' ? 'COMING SOON' : ''
}

function getDealer(car: Car, dealerContext: DealerContext): CarSheet['dealer'] {
  const { tenant, locations } = dealerContext.bundle
  const place = carPlace(car, dealerContext)
  const own = listLocations(locations, 'all').find(({ name }) => name === place.name)
  return {
    name: tenant.name,
    address: [place.name, place.address].filter(Boolean).join(', '),
    // On paper a masked number cannot be revealed.
    phone: phoneLink(own?.phone || tenant.phones.main)?.text ?? '',
    licence: tenant.flags.showContactDetails ? (own?.dealerLicenseNumber ?? '') : '',
  }
}
