import { randomUUID } from 'node:crypto'
import { CAR_ACT_KINDS, type CarActs, carActs } from '@forecourt/schemas/contract'
import type { Database } from '../database.ts'
import type { CarEventRow, CarOverrideRow } from './tables.ts'

/** What staff set of one car. */
export type CarOverride = Pick<CarOverrideRow, 'stocknum' | 'vin'> & { carId: string; acts: CarActs }

/** A car whose acts are changed; number and VIN are those of its file. */
export type OverriddenCar = { tenantSlug: string; carId: string; stocknum: string; vin: string }

export type CarEvent = Pick<CarEventRow, 'kind' | 'text' | 'until' | 'user_id' | 'at'>

/** Several people may change one car at the same time. */
const TRIES = 5

/** What staff set of a dealer's cars, by the cars' ids; also of those that have nothing set any more. */
export async function listOverrides(db: Database, tenantSlug: string): Promise<Map<string, CarOverride>> {
  const rows = await db
    .selectFrom('car_overrides')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .orderBy('car_id')
    .execute()
  return new Map(rows.map((row) => [row.car_id, readOverride(row)]))
}

/** The dealers of whose cars something is set, or was. */
export async function listOverridingDealers(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('car_overrides').select('tenant_slug').distinct().execute()
  return rows.map((row) => row.tenant_slug)
}

/** What is set of a car; nothing where nothing ever was. */
export async function findActs(db: Database, tenantSlug: string, carId: string): Promise<CarActs> {
  const row = await findRow(db, tenantSlug, carId)
  return row === undefined ? {} : readActs(row)
}

/** The earliest end of anything that is set, of all dealers; null where nothing ends. */
export async function findNextEnd(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('car_overrides')
    .select(({ fn }) => fn.min('ends_at').as('next'))
    .executeTakeFirst()
  return row?.next ?? null
}

/**
 * Changes what is set of a car, and adds to its story.
 * @param change from the acts as they are to those as they are to be; may be called again where another change came first
 */
export async function changeActs(
  db: Database,
  car: OverriddenCar,
  change: (acts: CarActs) => CarActs,
  event: CarEvent,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const row = await findRow(db, car.tenantSlug, car.carId)
    const acts = change(row === undefined ? {} : readActs(row))
    if (await saveActs(db, car, { revision: row?.revision ?? 0, acts, events: [event] })) return
    if (tries === TRIES) throw new Error(`What is set of ${car.carId} was changed by others all the time.`)
  }
}

/** Adds to a car's story what changes nothing on the site. */
export async function addCarEvent(
  db: Database,
  { tenantSlug, carId }: Pick<OverriddenCar, 'tenantSlug' | 'carId'>,
  event: CarEvent,
): Promise<void> {
  await db
    .insertInto('car_events')
    .values(buildEvent(tenantSlug, carId, event))
    .execute()
}

/** A car's story, the newest first. */
export function listCarEvents(db: Database, tenantSlug: string, carId: string): Promise<CarEventRow[]> {
  return db
    .selectFrom('car_events')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('car_id', '=', carId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/** Takes back everything whose end has come, of all dealers; safe to run on several instances at once. */
export async function endActs(db: Database, now: string): Promise<void> {
  const due = await db.selectFrom('car_overrides').selectAll().where('ends_at', '<=', now).execute()
  for (const row of due) {
    const { tenant_slug: tenantSlug, car_id: carId, stocknum, vin, revision } = row
    const acts = readActs(row)
    const ended = CAR_ACT_KINDS.filter((kind) => hasEnded(acts[kind]?.until, now))
    const events = ended.map((kind) => ({
      kind: `${kind}-ended`,
      text: '',
      until: null,
      user_id: '',
      at: acts[kind]?.until ?? now,
    }))
    for (const kind of ended) delete acts[kind]
    await saveActs(db, { tenantSlug, carId, stocknum, vin }, { revision, acts, events })
  }
}

/** Takes back what hides a car until it is gone, of those of a dealer's cars that have left the stock. */
export async function endHidesOfGone(
  db: Database,
  tenantSlug: string,
  { gone, now }: { gone: ReadonlySet<string>; now: string },
): Promise<void> {
  const rows = await db
    .selectFrom('car_overrides')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .execute()
  for (const row of rows.filter(({ car_id: id }) => gone.has(id))) {
    const { hide, ...acts } = readActs(row)
    if (!hide?.untilGone) continue
    const { car_id: carId, stocknum, vin, revision } = row
    const event = { kind: 'hide-ended', text: '', until: null, user_id: '', at: now }
    // Where somebody was faster, the next import looks again.
    await saveActs(db, { tenantSlug, carId, stocknum, vin }, { revision, acts, events: [event] })
  }
}

/** The acts that have not ended at an instant (ISO). */
export function listActsAt(acts: CarActs, now: string): CarActs {
  const standing = structuredClone(acts)
  for (const kind of CAR_ACT_KINDS) if (hasEnded(standing[kind]?.until, now)) delete standing[kind]
  return standing
}

const hasEnded = (until: string | null | undefined, now: string) =>
  until !== null && until !== undefined && Date.parse(until) <= Date.parse(now)

type Change = { revision: number; acts: CarActs; events: readonly CarEvent[] }

/** @returns false where the row has been changed since that revision */
async function saveActs(
  db: Database,
  { tenantSlug, carId, stocknum, vin }: OverriddenCar,
  { revision, acts, events }: Change,
): Promise<boolean> {
  const at = events.at(-1)?.at ?? new Date().toISOString()
  const values = {
    stocknum,
    vin,
    acts: JSON.stringify(acts),
    ends_at: findFirstEnd(acts),
    revision: revision + 1,
    changed_at: at,
  }
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: saved = 0n } = await trx
      .insertInto('car_overrides')
      .values({ tenant_slug: tenantSlug, car_id: carId, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_slug', 'car_id'])
          .doUpdateSet(values)
          .where('car_overrides.revision', '=', revision),
      )
      .executeTakeFirst()
    if (saved === 0n) return false
    for (const event of events)
      await trx
        .insertInto('car_events')
        .values(buildEvent(tenantSlug, carId, event))
        .execute()
    return true
  })
}

const buildEvent = (tenantSlug: string, carId: string, event: CarEvent): CarEventRow => ({
  tenant_slug: tenantSlug,
  id: randomUUID(),
  car_id: carId,
  ...event,
})

function findFirstEnd(acts: CarActs): string | null {
  const ends = CAR_ACT_KINDS.map((kind) => acts[kind]?.until ?? null).filter((end) => end !== null)
  return ends.sort()[0] ?? null
}

function findRow(db: Database, tenantSlug: string, carId: string): Promise<CarOverrideRow | undefined> {
  return db
    .selectFrom('car_overrides')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where('car_id', '=', carId)
    .executeTakeFirst()
}

const readOverride = (row: CarOverrideRow): CarOverride => ({
  carId: row.car_id,
  stocknum: row.stocknum,
  vin: row.vin,
  acts: readActs(row),
})

const readActs = ({ acts }: Pick<CarOverrideRow, 'acts'>): CarActs => carActs.parse(JSON.parse(acts))
