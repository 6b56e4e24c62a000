import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { LeadEvent } from '#app/domain/lead-event.ts'
import { LEAD_EVENTS_COOKIE } from './lead-events-cookie.ts'

const SECONDS = 600
/** A cookie of 4 kB is dropped by browsers. */
const MOST_ACTS = 5
const MAX_NAME_LENGTH = 100

/** The event of an accepted lead. @param lead its id is hashed: it is not the browser's to know */
export function buildLeadEvent(lead: { id: string; step: number } & Omit<LeadEvent, 'id'>): LeadEvent {
  const { id, step, car, ...event } = lead
  // Forms of a journey write the same lead, each with steps of its own.
  const hash = createHash('sha256').update(`${id} ${event.label} ${step}`).digest('base64url').slice(0, 16)
  return { id: hash, ...event, car: car && { id: car.id, name: car.name.slice(0, MAX_NAME_LENGTH) } }
}

/**
 * The Set-Cookie header that passes events to the next page.
 * @param header the request's cookies: events in it that no page has recorded yet stay
 */
export function formatLeadEventsCookie(
  url: URL,
  events: readonly LeadEvent[],
  header: string | undefined,
): string {
  const all = [...parseLeadEventsCookie(header), ...events]
  const value = encodeURIComponent(JSON.stringify(all.slice(-MOST_ACTS)))
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return `${LEAD_EVENTS_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`
}

/** Browsers send anything; it is only sent back. */
const earlier = z.array(
  z.object({
    id: z.string().max(20),
    event: z.number().int().min(1).max(9_999),
    label: z.string().max(100),
    category: z.string().max(100),
    car: z.object({ id: z.string().max(200), name: z.string().max(MAX_NAME_LENGTH) }).nullable(),
    complete: z.boolean(),
  }),
)

function parseLeadEventsCookie(header = ''): LeadEvent[] {
  const value = new RegExp(`(?:^|; )${LEAD_EVENTS_COOKIE}=([^;]*)`).exec(header)?.[1]
  if (!value) return []
  try {
    return earlier.safeParse(JSON.parse(decodeURIComponent(value))).data ?? []
  } catch {
    return [] // no cookie of ours
  }
}
