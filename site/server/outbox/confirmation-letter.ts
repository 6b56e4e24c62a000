import type { LeadKind } from '@forecourt/schemas/contract'
import { signBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import { confirmLead } from '#app/parts/lead/confirmation/confirmation.server.ts'
import { bookingCalendarPath, bookingPath } from '#app/paths.ts'
import type { Database } from '#db/database.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import { renderLetter } from './letter.tsx'
import type { SendMail } from './mail.ts'
import { type LetterChannel, UndeliverableError } from './outbox.ts'

/** Tells a shopper what was agreed, with a link that opens the booking; as of the moment the mail leaves. */
export const confirmationLetter = (
  send: SendMail,
  { db, secret, clock }: { db: Database; secret: string; clock: () => number },
): LetterChannel => {
  return async ({ tenantSlug, letterId, deliveryId, bundle }) => {
    const lead = await findLead(db, tenantSlug, letterId)
    if (lead === null) throw new UndeliverableError('The lead has been deleted')
    const payload = JSON.parse(lead.payload) as Record<string, unknown>
    const { email, url } = payload
    if (typeof email !== 'string' || email === '')
      throw new UndeliverableError('The lead has no mail address')
    const booking = confirmLead(
      {
        id: lead.id,
        kind: lead.kind as LeadKind,
        payload,
        slot: await findLeadSlot(db, tenantSlug, lead.id),
      },
      { bundle, now: new Date(clock()).toISOString(), isMailed: false, namesContact: false },
    )
    const { origin } = new URL(String(url))
    const token = signBooking(secret, tenantSlug, lead.id, lead.created_at)
    const { tenant } = bundle
    const letter = await renderLetter(tenant, {
      booking,
      // A reservation has a page of its own, where its deposit is.
      href: lead.kind === 'reserve' ? String(url) : origin + bookingPath(token),
      calendarHref: booking.time && !booking.isCancelled ? origin + bookingCalendarPath(token) : null,
    })
    await send({
      // Stable across attempts, so that mail systems drop duplicates.
      messageId: `<${deliveryId}@bookings.forecourt>`,
      to: [email],
      ...(tenant.email ? { replyTo: tenant.email } : {}),
      ...letter,
    })
  }
}
