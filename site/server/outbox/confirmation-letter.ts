import type { LeadKind } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { signBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import { confirmLead } from '#app/parts/lead/confirmation/confirmation.server.ts'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { formatDay, formatTime } from '#app/parts/lead/definitions/appointments.ts'
import { bookingCalendarPath, bookingPath, valuationPath } from '#app/paths.ts'
import type { Database } from '#db/database.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import { findLeadValuation } from '#db/trade/valuation-repository.ts'
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
    const now = new Date(clock()).toISOString()
    const booking = confirmLead(
      {
        id: lead.id,
        kind: lead.kind as LeadKind,
        payload,
        slot: await findLeadSlot(db, tenantSlug, lead.id),
        sentAt: lead.updated_at,
      },
      { bundle, now, isMailed: false, namesContact: false },
    )
    const { origin } = new URL(String(url))
    // By the day of the mail: one that staff send anew has a link that works.
    const token = signBooking(secret, tenantSlug, lead.id, now)
    const { tenant } = bundle
    const valuation = await findLeadValuation(db, tenantSlug, lead.id)
    const offered = valuation?.firm_cents && valuation.step !== 'accepted' ? valuation : null
    // Loaded when the first mail is due: only a build can load JSX, and a server from sources starts without it.
    const { renderLetter } = await import('./letter.tsx')
    const letter = await renderLetter(tenant, {
      booking: offered ? sayOffer(booking, offered, tenant.timeZone) : booking,
      // A reservation has a page of its own, where its deposit is.
      href: findPage(lead.kind, { url: String(url), origin, token, offered }),
      calendarHref:
        booking.time && !booking.isCancelled && !offered ? origin + bookingCalendarPath(token) : null,
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

/** Where a mail leads: a reservation and a firm offer have pages of their own. */
function findPage(
  kind: string,
  {
    url,
    origin,
    token,
    offered,
  }: { url: string; origin: string; token: string; offered: TradeValuationRow | null },
): string {
  if (offered) return origin + valuationPath(offered.id)
  return kind === 'reserve' ? url : origin + bookingPath(token)
}

/** A firm offer instead of the inspection that it follows. */
const sayOffer = (
  booking: Confirmation,
  { firm_cents: cents, firm_until: until }: TradeValuationRow,
  zone: string,
): Confirmation => ({
  ...booking,
  label: 'Your firm offer',
  title: formatDollars(cents ?? 0),
  time: null,
  undo: null,
  facts: [
    ...(until
      ? [{ label: 'Good until', text: `${formatDay(until, zone)}, ${formatTime(until, zone)}` }]
      : []),
    ...booking.facts.filter(({ href }) => href),
  ],
  next: [
    { title: 'You accept it online', text: 'Or leave it. There’s no need to buy from us.' },
    { title: 'You hand over the keys', text: 'We sort the paperwork and pay you that day.' },
  ],
})
