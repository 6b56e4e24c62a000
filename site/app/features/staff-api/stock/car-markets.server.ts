import { formatShortInstant, MARKET_PUSHES, type StaffCarPage } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { Database } from '#db/database.ts'
import { listPushesOfCar } from '#db/markets/market-pushes-repository.ts'

type Pushed = Awaited<ReturnType<typeof listPushesOfCar>>[number]

/** What market places were sent of a car: of those that the site's settings name. */
export async function listCarMarkets(
  db: Database,
  carId: string,
  { bundle: { tenant }, now }: Pick<DealerContext, 'bundle' | 'now'>,
): Promise<StaffCarPage['places']> {
  const titles = new Map<string, string>(
    Object.entries(MARKET_PUSHES).flatMap(([market, { title }]) =>
      tenant.marketFeeds.some((chosen) => chosen === market) ? [[market, title]] : [],
    ),
  )
  const pushed = await listPushesOfCar(db, tenant.slug, carId)
  return pushed.flatMap((push) => {
    const title = titles.get(push.market)
    const at = formatShortInstant(push.changed_at, tenant.timeZone, now)
    return title === undefined ? [] : [{ title, detail: describePushed(push, title, at) }]
  })
}

function describePushed({ state, words }: Pushed, title: string, at: string): string {
  if (state === 'sent') return `Sent ${at}`
  if (state === 'refused') return `Not taken. ${words}`
  if (state === 'gone') return `${title} must be told by hand. ${words}`
  return words === '' ? 'Waits to be sent' : `Waits to be sent again. ${words}`
}
