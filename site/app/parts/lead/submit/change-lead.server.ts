import { randomUUID } from 'node:crypto'
import { leadPayload, listLocations } from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import type { SlotToTake } from '#db/leads/appointments-repository.ts'
import { reopenLead } from '#db/leads/lead-follow-up.ts'
import { CONFIRMATION_CHANNEL, saveLead } from '#db/leads/lead-repository.ts'
import type { LeadRow } from '#db/leads/tables.ts'
import { isConfirmed, listChannels } from './lead-channels.ts'

/** How a shopper changes what was agreed. */
export type LeadChange = {
  /** What `booking_status` says from now on. */
  status: string
  /** For the dealer's people. */
  note: string
  /** The time it books from now on, or null for none; absent where it is about no time. */
  slot?: SlotToTake | null
  answer?: Record<string, string>
}

/**
 * The lead as its shopper changed it, its deliveries and its story, in one transaction: the dealer hears of it as of a new
 * enquiry, the shopper by mail. @throws SlotTakenError where its time is taken, and nothing is changed
 */
export async function changeLead(
  context: RequestContext,
  { lead, payload: before }: { lead: LeadRow; payload: Record<string, unknown> },
  { status, note, slot, answer }: LeadChange,
): Promise<void> {
  const { bundle } = requireDealerContext(context)
  const { db, now } = context
  const { slug } = bundle.tenant
  const payload = leadPayload.parse({ ...before, ...answer, booking_status: status })
  const channels = listChannels(bundle.tenant, listLocations(bundle.locations, 'all'))
  const deliveries = isConfirmed(payload, context.sendsMail) ? [...channels, CONFIRMATION_CHANNEL] : channels
  await db.transaction().execute(async (trx) => {
    await saveLead(trx, {
      tenantSlug: slug,
      id: lead.id,
      kind: lead.kind,
      leadStatus: lead.lead_status,
      payload: JSON.stringify(payload),
      digest: `booking ${randomUUID()}`,
      now,
      ...(slot === undefined ? {} : { slot }),
      deliveries: deliveries.map((channel) => ({ id: randomUUID(), channel, dueAt: now })),
    })
    await reopenLead(trx, slug, lead.id, { id: randomUUID(), user_id: '', at: now, text: note })
  })
  context.log.info({ lead: lead.id, status }, 'a booking was changed')
}
