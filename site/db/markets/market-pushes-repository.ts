// What market places were sent of each vehicle. A row is found by dealer, market place and vehicle.
import type { Database } from '../database.ts'
import { retryLostConnection } from '../retry-lost-connection.ts'
import type { TargetKey } from './market-targets-repository.ts'
import type { MarketPushRow } from './tables.ts'

/** What planning needs to know of a vehicle. */
export type KnownPush = Pick<
  MarketPushRow,
  'car_id' | 'digest' | 'state' | 'attempts' | 'sent_at' | 'sent_digest'
>

/** A vehicle that is being sent. */
export type ClaimedPush = Pick<
  MarketPushRow,
  'tenant_slug' | 'market' | 'car_id' | 'digest' | 'body' | 'attempts'
>

/** Columns that a plan writes over what is known of a vehicle. */
const PLANNED = [
  'name',
  'stocknum',
  'digest',
  'body',
  'state',
  'words',
  'attempts',
  'due_at',
  'changed_at',
] as const
/** Few enough values for one statement of SQLite. */
const ROWS_AT_ONCE = 200

const selectRows = (db: Database, { tenant_slug, market }: TargetKey) =>
  db.selectFrom('market_pushes').where('tenant_slug', '=', tenant_slug).where('market', '=', market)

const change = (db: Database, { tenant_slug, market }: TargetKey) =>
  db.updateTable('market_pushes').where('tenant_slug', '=', tenant_slug).where('market', '=', market)

/** What is known of a dealer's vehicles at a market place. */
export function listKnownPushes(db: Database, of: TargetKey): Promise<KnownPush[]> {
  return selectRows(db, of)
    .select(['car_id', 'digest', 'state', 'attempts', 'sent_at', 'sent_digest'])
    .execute()
}

/** Stores what is to be sent; when a vehicle was sent before stays. */
export async function planPushes(db: Database, rows: readonly MarketPushRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('market_pushes')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_slug', 'market', 'car_id'])
          .doUpdateSet((builder) =>
            Object.fromEntries(PLANNED.map((name) => [name, builder.ref(`excluded.${name}`)])),
          ),
      )
      .execute()
}

/** Changes one vehicle's row. */
export async function changePush(
  db: Database,
  of: TargetKey,
  carId: string,
  changes: Partial<MarketPushRow>,
): Promise<void> {
  await change(db, of).set(changes).where('car_id', '=', carId).execute()
}

/** Forgets a vehicle. */
export async function deletePush(db: Database, of: TargetKey, carId: string): Promise<void> {
  await db
    .deleteFrom('market_pushes')
    .where('tenant_slug', '=', of.tenant_slug)
    .where('market', '=', of.market)
    .where('car_id', '=', carId)
    .execute()
}

/** Forgets a vehicle that is offered no longer. @returns whether there was one */
export async function deleteGone(db: Database, of: TargetKey, carId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('market_pushes')
    .where('tenant_slug', '=', of.tenant_slug)
    .where('market', '=', of.market)
    .where('car_id', '=', carId)
    .where('state', '=', 'gone')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets what was last sent of the vehicles that are offered, so that the next plan has all of them sent. */
export async function forgetSent(db: Database, of: TargetKey): Promise<void> {
  await change(db, of).set({ digest: '', sent_digest: '' }).where('state', '!=', 'gone').execute()
}

/**
 * Takes vehicles that are due until `until`, each of which counts as an attempt. Of several workers one has each; that of a
 * worker that died is taken again after its lease.
 */
export async function claimPushes(
  db: Database,
  of: TargetKey,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<ClaimedPush[]> {
  const due = await selectRows(db, of)
    .select(['tenant_slug', 'market', 'car_id', 'digest', 'body', 'attempts', 'due_at'])
    .where('state', '=', 'waiting')
    .where('digest', '!=', '')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('car_id')
    .limit(limit)
    .execute()
  const claimed: ClaimedPush[] = []
  for (const { due_at, ...push } of due) {
    const attempts = push.attempts + 1
    const { numUpdatedRows } = await change(db, of)
      .set({ attempts, due_at: until })
      .where('car_id', '=', push.car_id)
      .where('state', '=', 'waiting')
      .where('digest', '=', push.digest)
      .where('due_at', '=', due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) claimed.push({ ...push, attempts })
  }
  return claimed
}

/**
 * Notes how a vehicle's sending went; nothing where it has changed meanwhile, which is sent too. Retried when the connection
 * is lost: a vehicle that was sent and not noted would be sent twice.
 */
export async function endPush(
  db: Database,
  push: ClaimedPush,
  changes: Partial<MarketPushRow>,
): Promise<void> {
  const update = change(db, push)
    .set(changes)
    .where('car_id', '=', push.car_id)
    .where('state', '=', 'waiting')
    .where('digest', '=', push.digest)
  await retryLostConnection(() => update.execute())
}

/** Notes what a market place took, also where the vehicle has changed or gone meanwhile. */
export async function noteSent(db: Database, push: ClaimedPush, now: string): Promise<void> {
  const note = change(db, push)
    .set({ sent_at: now, sent_digest: push.digest })
    .where('car_id', '=', push.car_id)
  await retryLostConnection(() => note.execute())
  await endPush(db, push, { state: 'sent', body: '', words: '', changed_at: now })
}

/** How many of a dealer's vehicles are in each state. */
export async function countPushes(db: Database, of: TargetKey): Promise<Map<string, number>> {
  const rows = await selectRows(db, of)
    .select(['state', (builder) => builder.fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** The first of a dealer's vehicles in a state, the latest first. */
export function listPushes(
  db: Database,
  of: TargetKey,
  { state, limit }: { state: string; limit: number },
): Promise<Pick<MarketPushRow, 'car_id' | 'name' | 'stocknum' | 'words' | 'changed_at' | 'body'>[]> {
  return selectRows(db, of)
    .select(['car_id', 'name', 'stocknum', 'words', 'changed_at', 'body'])
    .where('state', '=', state)
    .orderBy('changed_at', 'desc')
    .orderBy('car_id')
    .limit(limit)
    .execute()
}

/** What each market place was sent of one vehicle. */
export function listPushesOfCar(
  db: Database,
  tenantSlug: string,
  carId: string,
): Promise<Pick<MarketPushRow, 'market' | 'state' | 'words' | 'changed_at'>[]> {
  return db
    .selectFrom('market_pushes')
    .select(['market', 'state', 'words', 'changed_at'])
    .where('tenant_slug', '=', tenantSlug)
    .where('car_id', '=', carId)
    .orderBy('market')
    .execute()
}
