import type { LeadKind } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { buildSurroundings, type SurroundingsModel } from '#app/parts/contact/surroundings.server.ts'
import { hasSurroundings } from '#app/parts/contact/surroundings.tsx'
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
  surroundings: SurroundingsModel | null
}

/** A lead's confirmation for a page. */
export async function viewConfirmation(
  context: RequestContext,
  { lead, payload, slot }: StoredLead,
  shown: { isMailed: boolean; namesContact: boolean },
): Promise<ConfirmationView> {
  const dealer = requireDealerContext(context)
  const confirmed = { id: lead.id, kind: lead.kind as LeadKind, payload, slot }
  const carId = payload.car_id
  const { car } = typeof carId === 'string' ? await findCarByIdOrSlug(dealer, carId) : { car: null }
  const place = findPlace(confirmed, dealer.bundle)
  const surroundings = place && buildSurroundings(place, dealer)
  return {
    booking: confirmLead(confirmed, { bundle: dealer.bundle, now: dealer.now, ...shown }),
    picture: car && leadCar(car, dealer).picture,
    surroundings: surroundings && hasSurroundings(surroundings) ? surroundings : null,
  }
}
