import { type Car, type LeadKind, PICTURE_BOXES } from '@forecourt/schemas/contract'
import { type DealerContext, type RequestContext, requireDealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { carTitle } from '#app/parts/car/present-car.server.ts'
import { buildSurroundings, type SurroundingsModel } from '#app/parts/contact/surroundings.server.ts'
import { hasSurroundings } from '#app/parts/contact/surroundings.tsx'
import { bookTestDrivePath } from '#app/paths.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import type { Slot } from '#db/leads/appointments-repository.ts'
import type { LeadRow } from '#db/leads/tables.ts'
import { leadCar } from '../form/lead-car.server.ts'
import { findCarByIdOrSlug } from '../submit/lead-facts.server.ts'
import { confirmLead, findPlace } from './confirmation.server.ts'
import type { Confirmation } from './confirmation-model.ts'

/** A stored lead, read. */
export type StoredLead = { lead: LeadRow; payload: Record<string, unknown>; slot: Slot | null }

/** A confirmation with what a page shows beside it. */
export type ConfirmationView = {
  booking: Confirmation
  picture: PictureModel | null
  /** Who looks after it; null without a photo. */
  portrait: PictureModel | null
  /** The vehicle of the stock that it is about, while it is for sale; `trial` is the link that books a drive of it. */
  car: { href: string; price: string; trial: { href: string; text: string } | null } | null
  surroundings: SurroundingsModel | null
}

/** A lead's confirmation for a page. */
export async function viewConfirmation(
  context: RequestContext,
  { lead, payload, slot }: Omit<StoredLead, 'lead'> & { lead: Pick<LeadRow, 'id' | 'kind' | 'updated_at'> },
  shown: { isMailed: boolean; namesContact: boolean },
): Promise<ConfirmationView> {
  const dealer = requireDealerContext(context)
  const { bundle, now } = dealer
  const confirmed = { id: lead.id, kind: lead.kind as LeadKind, payload, slot, sentAt: lead.updated_at }
  // A trade-in names the vehicle that it is for, and is about another.
  const carId = lead.kind === 'valuation_adjustment' ? null : payload.car_id
  const { car } = typeof carId === 'string' ? await findCarByIdOrSlug(dealer, carId) : { car: null }
  const place = findPlace(confirmed, bundle)
  const booking = confirmLead(confirmed, { bundle, now, ...shown })
  // Nobody goes there for what is cancelled.
  const surroundings = place && !booking.isCancelled ? buildSurroundings(place, dealer) : null
  const { image = null } = booking.person ?? {}
  return {
    booking,
    picture: car && viewPicture(car, dealer),
    portrait: image && contentPicture(dealer, image, PICTURE_BOXES.person),
    car: car && isAvailable(car) ? viewCar(car, dealer) : null,
    surroundings: surroundings && hasSurroundings(surroundings) ? surroundings : null,
  }
}

const PICTURE = { width: 600, height: 400, fit: 'whole', cutOut: true } as const

/** The vehicle on the ticket's own ground. */
function viewPicture(car: Car, dealer: DealerContext): PictureModel | null {
  const [picture] = car.images
  return picture ? dealer.picture(picture.url, { ...PICTURE, alt: carTitle(car).name }) : null
}

function viewCar(car: Car, dealer: DealerContext): NonNullable<ConfirmationView['car']> {
  const { href, price, priceType } = leadCar(car, dealer)
  const drives = dealer.bundle.tenant.flags.testDriveButton
  return {
    href,
    price: [price, priceType].filter(Boolean).join(' '),
    trial: drives ? { href: bookTestDrivePath(car.id), text: getTradeWords([car.itemType]).book } : null,
  }
}
