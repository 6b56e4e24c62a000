import { addDays, dateAt } from '@forecourt/schemas/contract/pure'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { countTaken } from '../../../../db/leads/appointments-repository.ts'
import { DatabaseUnavailableError } from '../../../../db/unavailable.ts'
import { slotKey, type TakenSlots } from './appointments.ts'

/** How often the dealer's times are booked. While the database is away a form offers all of them; sending it says so. */
export async function readTakenSlots(
  context: Pick<RequestContext, 'db' | 'log' | 'now'> & Parameters<typeof requireDealerContext>[0],
): Promise<TakenSlots> {
  const { tenant } = requireDealerContext(context).bundle
  // A place's date may be a day behind that of UTC.
  const from = addDays(dateAt(context.now, 'UTC'), -1)
  try {
    const slots = await countTaken(context.db, tenant.slug, from)
    return new Map(
      slots.map(({ placeId, department, starts, taken }) => [slotKey(placeId, department, starts), taken]),
    )
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error
    context.log.warn({ reason: error.message }, 'booked times could not be read')
    return new Map()
  }
}
