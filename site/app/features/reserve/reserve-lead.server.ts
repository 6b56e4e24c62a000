import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { normalisePhone } from '#app/domain/phone/phone-number.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { reservationPath } from '#app/paths.ts'
import type { Reservation } from '#db/reserve/reservation-repository.ts'

/** Last step of the definition: the car is held. */
const HELD_STEP = 1

/**
 * Completes the lead of a reservation whose car is held. Idempotent; a failure is only logged, because the reservation is
 * valid without the lead.
 */
export async function finishReserveLead(context: RequestContext, reservation: Reservation): Promise<void> {
  const { flags } = requireDealerContext(context).bundle.tenant
  const { id, lead_id: leadId, car_id: carId, car_slug: slug, held_until: heldUntil } = reservation
  const result = await submitLead(context, {
    kind: 'reserve',
    step: HELD_STEP,
    fields: leadId === null ? buildFields(reservation) : {},
    carId,
    ...(leadId === null ? {} : { leadId }),
    idempotencyKey: id,
    journey: true,
    page: reservationPath(slug, flags.reservePath, id),
    added: {
      reservation_id: id,
      reserved_until: heldUntil ?? '',
      deposit: reservation.deposit_cents / 100,
    },
  })
  if ('error' in result)
    context.log.warn(
      { reservation: id, status: result.status },
      'the lead of a reservation was not completed',
    )
}

const buildFields = ({ first_name, last_name, email, phone }: Reservation) => ({
  name: first_name,
  last_name,
  email,
  phone: normalisePhone(phone),
})
