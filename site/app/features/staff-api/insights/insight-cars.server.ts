import type { StaffInsights } from '@forecourt/schemas/contract'
import { addDays } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { buildAnyFilter } from '#app/integrations/stock-index-filter.ts'
import { priceModel } from '#app/parts/car/present-price.server.ts'
import { listedRequest } from '#app/parts/search/listed-stock.server.ts'
import { carPath } from '#app/paths.ts'
import type { Database } from '#db/database.ts'
import { listMostSeen } from '#db/insights/insights-repository.ts'

const LOOKED_DAYS = 21
const MUCH_LOOKED_AT = 50
const FEW_ENQUIRIES = 1
const MOST_CARS = 8
const MOST_ASKED = 60

/** Cars that many looked at in three weeks and hardly anybody enquired about, the most looked at first. */
export async function listUnaskedCars(
  db: Database,
  dealer: DealerContext,
  { today, leads }: { today: string; leads: readonly { carId: string; day: string }[] },
): Promise<StaffInsights['cars']> {
  const since = addDays(today, -LOOKED_DAYS)
  const days = { since, until: today }
  const seen = await listMostSeen(db, dealer.bundle.tenant.slug, { kind: 'car', ...days, limit: MOST_ASKED })
  const rows = seen
    .filter((row) => row.seen >= MUCH_LOOKED_AT)
    .map((row) => ({
      ...row,
      enquiries: leads.filter(({ carId, day }) => carId === row.item && day >= since).length,
    }))
    .filter(({ enquiries }) => enquiries <= FEW_ENQUIRIES)
  const filter = buildAnyFilter(
    'id',
    rows.map(({ item }) => item),
  )
  if (filter === null) return []
  const cars = await orNull(dealer.stock.listCars(stockScope(dealer), { filter, limit: MOST_ASKED }))
  return rows
    .flatMap(({ item, seen: looks, enquiries }) => {
      const car = cars?.find(({ id }) => id === item)
      if (!car) return []
      const { text } = priceModel(car, dealer)
      return [
        { name: car.name, stockNumber: car.stocknum, price: text, path: carPath(car.slug), looks, enquiries },
      ]
    })
    .slice(0, MOST_CARS)
}

const WEEK_SECONDS = 7 * 86_400
const BANDS = [
  ['Under 2 weeks', 0, 2],
  ['2 to 6 weeks', 2, 6],
  ['6 to 12 weeks', 6, 12],
  ['12 to 20 weeks', 12, 20],
  ['Over 20 weeks', 20, null],
] as const

/** How long a dealer's cars have been here; null while the stock does not answer. */
export async function countAges(dealer: DealerContext): Promise<StaffInsights['ages']> {
  const now = Math.floor(Date.parse(dealer.now) / 1_000)
  const all = listedRequest(dealer)
  const bands = await orNull(
    Promise.all(
      BANDS.map(async ([name, from, until]) => {
        const first = until === null ? null : now - until * WEEK_SECONDS + 1
        const ranges = { created_at_timestamp: [first, now - from * WEEK_SECONDS] } as const
        return { name, cars: (await dealer.stock.search({ ...all, ranges })).total }
      }),
    ),
  )
  return bands && { total: bands.reduce((sum, { cars }) => sum + cars, 0), bands }
}

/** Counts are worth having without the stock. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StockUnavailableError) return null
    throw error
  }
}
