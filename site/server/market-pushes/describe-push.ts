import { MARKET_PUSHES, type MarketPush, type StaffMarketPushes } from '@forecourt/schemas/contract'
import type { Database } from '#db/database.ts'
import { countPushes, listPushes } from '#db/markets/market-pushes-repository.ts'
import { findTarget } from '#db/markets/market-targets-repository.ts'

type DescribedPush = StaffMarketPushes['markets'][number]

/** Vehicles that are named; more are counted only. */
const MOST_NAMED = 200

/** What a market place was sent of a dealer's stock, for staff. */
export async function describePush(
  db: Database,
  of: { tenant_slug: string; market: MarketPush },
): Promise<DescribedPush> {
  const [target, counts, [first], refused, gone] = await Promise.all([
    findTarget(db, of),
    countPushes(db, of),
    listPushes(db, of, { state: 'waiting', limit: 1 }),
    listPushes(db, of, { state: 'refused', limit: MOST_NAMED }),
    listPushes(db, of, { state: 'gone', limit: MOST_NAMED }),
  ])
  const count = (state: string) => counts.get(state) ?? 0
  return {
    market: of.market,
    title: MARKET_PUSHES[of.market].title,
    target: target && {
      address: target.address,
      hasKey: target.secret !== '',
      isOn: target.is_on === 1,
      stopped: target.stopped,
      pausedUntil: target.paused_until || null,
    },
    counts: {
      waiting: count('waiting'),
      sent: count('sent'),
      refused: count('refused'),
      gone: count('gone'),
    },
    example: first ? JSON.stringify(JSON.parse(first.body), null, 2) : '',
    refused: refused.map(describeCar),
    gone: gone.map(describeCar),
  }
}

type Row = Awaited<ReturnType<typeof listPushes>>[number]

const describeCar = ({
  car_id: id,
  name,
  stocknum: stockNumber,
  words,
  changed_at: at,
}: Row): DescribedPush['gone'][number] => ({
  id,
  name,
  stockNumber,
  words,
  at,
})
