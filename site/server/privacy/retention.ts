import { randomUUID } from 'node:crypto'
import type { TenantBundle } from '@forecourt/schemas/contract'
import type { Database } from '#db/database.ts'
import type { RecordCounts } from '#db/privacy/person-records.ts'
import { insertPrivacyEvent } from '#db/privacy/privacy-events-repository.ts'
import { purgeRecords } from '#db/privacy/purge-records.ts'
import type { Log } from '../log.ts'

const FIRST_MS = 60_000
const AGAIN_MS = 6 * 3_600_000

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

type RetentionParts = {
  db: Database
  log: Log
  /** Null while no content has been read. */
  listDealers: () => Promise<readonly { slug: string }[] | null>
  findBundle: (tenantSlug: string) => Promise<Pick<TenantBundle, 'tenant'> | null>
  clock: () => number
}

/** Deletes every dealer's old records of people, a minute after the start and then every six hours. */
export class Retention {
  readonly #parts: RetentionParts
  #timer: NodeJS.Timeout | undefined

  constructor(parts: RetentionParts) {
    this.#parts = parts
  }

  start(): void {
    this.#next(FIRST_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next(waitMs: number): void {
    this.#timer = setTimeout(() => void this.run().finally(() => this.#next(AGAIN_MS)), waitMs)
    this.#timer.unref()
  }

  /** One round. A dealer whose records cannot be purged does not stop the others; does not throw. */
  async run(): Promise<void> {
    const { db, log, listDealers, findBundle, clock } = this.#parts
    const now = new Date(clock()).toISOString()
    for (const { slug } of (await listDealers()) ?? []) {
      try {
        const bundle = await findBundle(slug)
        const before = bundle && retentionStart(bundle.tenant, now)
        if (before === null) continue
        const counts = await purgeDealer(db, { tenantSlug: slug, before, actor: 'schedule', now })
        log.info({ tenant: slug, before, counts }, 'old records of people were purged')
      } catch (error) {
        log.error({ tenant: slug, error: String(error) }, 'old records of people could not be purged')
      }
    }
  }
}
