import type { LeadPayload } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { readBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import { viewConfirmation } from '#app/parts/lead/confirmation/confirmation-page.server.ts'
import { readSentCookie } from '#app/parts/lead/confirmation/sent-cookie.server.ts'
import { isConfirmed } from '#app/parts/lead/submit/lead-channels.ts'
import { bookingCalendarPath, bookingPath } from '#app/paths.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import { findLead } from '#db/leads/lead-repository.ts'
import type { SentModel } from './components/success-page.tsx'

/** What this browser just sent, by what is stored of it; null without one of this dealer's. */
export async function findSent(context: RequestContext, request: Request): Promise<SentModel | null> {
  const { slug } = requireDealerContext(context).bundle.tenant
  const token = readSentCookie(request)
  const read = readBooking(context.secret, slug, token, context.now)
  const lead = read && !read.expired ? await findLead(context.db, slug, read.leadId) : null
  if (lead === null) return null
  const payload = JSON.parse(lead.payload) as LeadPayload
  const slot = await findLeadSlot(context.db, slug, lead.id)
  const view = await viewConfirmation(
    context,
    { lead, payload, slot },
    { isMailed: isConfirmed(payload, context.sendsMail), namesContact: true },
  )
  const { time, isCancelled } = view.booking
  return {
    ...view,
    calendarHref: time && !isCancelled ? bookingCalendarPath(token) : null,
    href: bookingPath(token),
  }
}
