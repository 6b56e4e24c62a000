// Which vehicles a market place is to be sent: those of the dealer's list that are new to it or have changed.
import type { ListedVehicle } from '#app/integrations/stock-lists.ts'
import type { KnownPush } from '#db/markets/market-pushes-repository.ts'
import type { TargetKey } from '#db/markets/market-targets-repository.ts'
import type { MarketPushRow } from '#db/markets/tables.ts'

/** What becomes of a vehicle: nothing, it is sent, the market place has it as it is, it is gone, or it was never there. */
export type PlannedPush =
  | { kind: 'none' }
  | { kind: 'send'; row: MarketPushRow }
  | { kind: 'has' }
  | { kind: 'gone' }
  | { kind: 'forget' }

/** A line of the list: what is noted of the vehicle, and the text that is sent. */
export function readListLine(line: string): { vehicle: ListedVehicle; body: string } {
  const tab = line.indexOf('\t')
  return { vehicle: JSON.parse(line.slice(0, tab)) as ListedVehicle, body: line.slice(tab + 1) }
}

/** Of a vehicle that is offered. @param known null for one that is new */
export function planOffered(
  of: TargetKey,
  { vehicle, body }: ReturnType<typeof readListLine>,
  known: KnownPush | null,
  now: string,
): PlannedPush {
  const { id, name, stocknum, digest } = vehicle
  const isSent = known !== null && known.sent_digest === digest
  // One that is back before the market place was told; or changed and changed back before it was sent.
  if (isSent && known.state === 'gone') return { kind: 'has' }
  if (isSent && known.state === 'waiting' && known.digest !== '' && known.attempts === 0)
    return { kind: 'has' }
  if (known?.digest === digest && known.state !== 'gone') return { kind: 'none' }
  const row: MarketPushRow = {
    tenant_slug: of.tenant_slug,
    market: of.market,
    car_id: id,
    name,
    stocknum,
    digest,
    body,
    state: 'waiting',
    words: '',
    attempts: 0,
    due_at: now,
    changed_at: now,
    sent_at: '',
    sent_digest: '',
  }
  return { kind: 'send', row }
}

/** Of a vehicle that is offered no longer. One that may have arrived although nothing was answered counts as sent. */
export function planMissing({ state, sent_at, attempts }: KnownPush): PlannedPush {
  if (state === 'gone') return { kind: 'none' }
  return sent_at !== '' || (state === 'waiting' && attempts > 0) ? { kind: 'gone' } : { kind: 'forget' }
}
