import type { LeadEvent } from '#app/domain/lead-event.ts'
import { localStore } from '#app/ui/browser-storage.ts'
import { noteEnquiry } from './counts/enquiries-after.ts'
import { LEAD_EVENTS_COOKIE } from './lead-events-cookie.ts'
import { recordEvent } from './record-event.ts'

const MOST_RECORDED = 30

/** Records the events of the visitor's last requests, each once, with the marks that a form's success leaves (ANA-09). */
export function recordLeadEvents(tenant: string): void {
  const events = takeLeadEvents()
  if (events.length === 0) return
  const stored = localStore.readJson(`${tenant}.recorded_acts`)
  const recorded: unknown[] = Array.isArray(stored) ? stored : []
  for (const event of events.filter(({ id }) => !recorded.includes(id))) {
    recordEvent(event.event, { label: event.label, ...(event.car ? { car_id: event.car.id } : {}) })
    if (event.complete) storeSuccess(tenant, event)
    recorded.push(event.id)
  }
  localStore.write(`${tenant}.recorded_acts`, JSON.stringify(recorded.slice(-MOST_RECORDED)))
}

/** What the page of success reads of the last lead. */
export function storeSuccess(
  tenant: string,
  { car, category }: { car: object | null; category: string },
): void {
  noteEnquiry()
  localStore.write(`${tenant}.enquiry_car`, JSON.stringify(car))
  localStore.write(`${tenant}.enquiry_category`, JSON.stringify(category))
  localStore.write(`${tenant}.enquiry_success`, 'true')
}

function takeLeadEvents(): LeadEvent[] {
  const text = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LEAD_EVENTS_COOKIE}=`))
    ?.slice(LEAD_EVENTS_COOKIE.length + 1)
  if (!text) return []
  // biome-ignore lint/suspicious/noDocumentCookie: a flag of the site's own, read once
  document.cookie = `${LEAD_EVENTS_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  try {
    const events: unknown = JSON.parse(decodeURIComponent(text))
    return Array.isArray(events) ? (events as LeadEvent[]) : []
  } catch (error) {
    console.warn('The events of a journey were not readable.', error)
    return []
  }
}
