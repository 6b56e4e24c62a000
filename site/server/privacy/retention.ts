import { randomUUID } from 'node:crypto'
import type { TenantBundle } from '@forecourt/schemas/contract'
import { addDays } from '@forecourt/schemas/contract/pure'
import type { Database } from '#db/database.ts'
import {
  deleteDealerInsights,
  deleteOldInsights,
  findLastVisitDay,
  findNextCounted,
} from '#db/insights/insights-repository.ts'
import type { RecordCounts } from '#db/privacy/person-records.ts'
import { insertPrivacyEvent } from '#db/privacy/privacy-events-repository.ts'
import { purgeRecords } from '#db/privacy/purge-records.ts'
import type { Log } from '../log.ts'

/** The instant before which a dealer's records of people are deleted; null where the dealer set no time. */
export function retentionStart(
  { leads }: { leads: Pick<TenantBundle['tenant']['leads'], 'keepMonths'> },
  now: string,
): string | null {
  if (leads.keepMonths === null) return null
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - leads.keepMonths)
  // A month before the 31st may be a shorter one; then its last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString()
}

/** Purges one dealer's old records; that it was done is recorded, unless there were none. */
export async function purgeDealer(
  db: Database,
  { tenantSlug, before, actor, now }: { tenantSlug: string; before: string; actor: string; now: string },
): Promise<RecordCounts> {
  const counts = await purgeRecords(db, tenantSlug, before)
  if (Object.values(counts).some((count) => count > 0))
    await insertPrivacyEvent(db, {
      tenant_slug: tenantSlug,
      id: randomUUID(),
      at: now,
      kind: 'purge',
      actor,
      counts: JSON.stringify(counts),
    })
  return counts
}

/** Months that counts are kept. */
const COUNTED_MONTHS = 25
/** Days that the counts of single cars are kept. */
const CAR_DAYS = 26 * 7
/** Days after its last visit before the counts of a deleted dealer go: one deleted by mistake is back by then. */
const LEFT_DAYS = 30

type RetentionParts = {
  db: Database
  log: Log
  /** Null while no content has been read. */
  listDealers: () => Promise<readonly { slug: string }[] | null>
  findBundle: (tenantSlug: string) => Promise<Pick<TenantBundle, 'tenant'> | null>
  /** Whether staff have retired a dealer, who may be opened again. */
  isRetired: (tenantSlug: string) => Promise<boolean>
  clock: () => number
}

/** Deletes every dealer's old records of people, and old counts. */
export class Retention {
  readonly #parts: RetentionParts

  constructor(parts: RetentionParts) {
    this.#parts = parts
  }

  /** One round. A dealer whose records cannot be purged does not stop the others. @throws Error in the end that names them */
  async run(): Promise<void> {
    const { db, log, listDealers, findBundle, clock } = this.#parts
    const now = new Date(clock()).toISOString()
    const dealers = await listDealers()
    const failed: string[] = []
    for (const { slug } of dealers ?? []) {
      try {
        const bundle = await findBundle(slug)
        const before = bundle && retentionStart(bundle.tenant, now)
        if (before === null) continue
        const counts = await purgeDealer(db, { tenantSlug: slug, before, actor: 'schedule', now })
        log.info({ tenant: slug, before, counts }, 'old records of people were purged')
      } catch (error) {
        failed.push(slug)
        log.error({ tenant: slug, error: String(error) }, 'old records of people could not be purged')
      }
    }
    if (dealers !== null)
      await this.#forgetCounts(
        dealers.map(({ slug }) => slug),
        now,
      )
    if (failed.length > 0) throw new Error(`Old records were not purged of ${failed.join(', ')}.`)
  }

  /** Deletes what was counted long ago, and all of dealers that were deleted. */
  async #forgetCounts(dealers: readonly string[], now: string): Promise<void> {
    const { db, isRetired } = this.#parts
    const today = now.slice(0, 10)
    const before = (retentionStart({ leads: { keepMonths: COUNTED_MONTHS } }, now) ?? now).slice(0, 10)
    const carsBefore = addDays(today, -CAR_DAYS)
    for (let slug = await findNextCounted(db, ''); slug !== null; slug = await findNextCounted(db, slug)) {
      await deleteOldInsights(db, slug, { before, carsBefore })
      if (dealers.includes(slug)) continue
      const last = await findLastVisitDay(db, slug)
      const isLong = last === null || last < addDays(today, -LEFT_DAYS)
      if (isLong && !(await isRetired(slug))) await deleteDealerInsights(db, slug)
    }
  }
}
