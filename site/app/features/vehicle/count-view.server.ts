import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import { addCarView } from '#db/views/car-views-repository.ts'

/** Who views, for counting them once a day; the address is not stored. */
export type ViewCounting = { db: Database; secret: string; address: string }

/** Who viewed which car on which day, as keyed digests in memory only: nothing personal is written. */
const counted = new LRUCache<string, true>({ max: 100_000 })

/** Counts a view of a car unless the visitor viewed it earlier that day (ISO UTC). */
export async function countView(
  { tenant, carId, now }: { tenant: string; carId: string; now: string },
  { db, secret, address }: ViewCounting,
): Promise<void> {
  const subject = JSON.stringify([tenant, carId, now.slice(0, 10), address])
  const digest = createHmac('sha256', secret).update(subject).digest('base64')
  if (counted.has(digest)) return
  await addCarView(db, { tenant_slug: tenant, car_id: carId })
  counted.set(digest, true)
}
