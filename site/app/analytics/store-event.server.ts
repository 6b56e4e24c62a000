import { addMs } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { addPageEvent } from '../../db/events/page-events-repository.ts'
import { DatabaseUnavailableError } from '../../db/unavailable.ts'
import type { PageEvent } from './read-event.server.ts'

/** How long events are kept: staff see the day's. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Stores an event for the dealer's staff; without the database it is only in the log (ANA-10). */
export async function storeEvent(context: RequestContext, event: PageEvent): Promise<void> {
  const { db, now, log } = context
  const { slug } = requireDealerContext(context).bundle.tenant
  const row = {
    tenant_slug: slug,
    at: now,
    event: event.id,
    label: event.label,
    page: event.url,
    car_id: event.car_id,
  }
  try {
    await addPageEvent(db, row, addMs(now, -KEPT_MS))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    log.warn({ reason: error.message }, 'an event was not stored')
  }
}
