import type { LeadKind } from '@forecourt/schemas/contract'
import { addDays } from '@forecourt/schemas/contract/pure'
import { createEvent, type DateArray, type EventAttributes } from 'ics'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { confirmLead } from '#app/parts/lead/confirmation/confirmation.server.ts'
import type { Confirmation, ConfirmationTime } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { isWholeDay } from '#app/parts/lead/form/whole-day.ts'
import { bookingPath } from '#app/paths.ts'
import { openBooking } from './booking.server.ts'

/** A booking as a calendar reads it (RFC 5545). @throws 404 for a link that is not ours, 410 for one without a time */
export async function getCalendarFile(context: RequestContext, token: string): Promise<string> {
  const { bundle, now, origin } = requireDealerContext(context)
  const opened = await openBooking(context, token)
  if (opened.expired) throw new Response('This link has expired.', { status: 410 })
  const { lead, payload, slot } = opened
  const booking = confirmLead(
    { id: lead.id, kind: lead.kind as LeadKind, payload, slot, sentAt: lead.updated_at },
    { bundle, now, isMailed: false, namesContact: false },
  )
  if (booking.time === null || booking.isCancelled)
    throw new Response('This booking has no time.', { status: 410 })
  const { error, value } = createEvent({
    ...when(booking.time),
    ...describe(booking, bundle.tenant.name, origin + bookingPath(token)),
    uid: `${lead.id}@bookings.forecourt`,
    productId: 'forecourt',
  })
  if (typeof value !== 'string') throw error ?? new Error('No calendar file was made')
  return value
}

const describe = ({ label, reference, about, place }: Confirmation, dealer: string, url: string) => ({
  title: [`${label} at ${place?.name ?? dealer}`, about].filter(Boolean).join(': '),
  description: [`Reference ${reference}`, place?.phone?.text].filter(Boolean).join('\n'),
  location: [place?.name ?? dealer, place?.address].filter(Boolean).join(', '),
  url,
})

function when({
  starts,
  minutes,
}: ConfirmationTime):
  | Pick<Extract<EventAttributes, { duration: unknown }>, 'start' | 'startInputType' | 'duration'>
  | { start: DateArray; end: DateArray } {
  if (isWholeDay(starts)) return { start: dateArray(starts), end: dateArray(addDays(starts, 1)) }
  const at = new Date(starts)
  return {
    start: [...dateArray(starts.slice(0, 10)), at.getUTCHours(), at.getUTCMinutes()] as DateArray,
    startInputType: 'utc',
    duration: { minutes },
  }
}

const dateArray = (date: string) => date.split('-').map(Number) as [number, number, number]
