import type { Database } from '../database.ts'
import type { RateLimitRow } from './tables.ts'

type Key = Pick<RateLimitRow, 'tenant_slug' | 'bucket' | 'subject'>
/** A window after an attempt to take from it. */
export type TakenWindow = Pick<RateLimitRow, 'taken' | 'resets_at'> & { ok: boolean }

/**
 * Takes one unit of a subject's allowance in a single statement, so that concurrent requests of several processes cannot exceed
 * it. An expired window starts again. Nothing is written when the allowance is used up.
 * @param resetsAt the end of a window that would begin now, ISO UTC
 */
export async function takeFromWindow(
  db: Database,
  key: Key,
  { most, now, resetsAt }: { most: number; now: string; resetsAt: string },
): Promise<TakenWindow> {
  const taken = await db
    .insertInto('rate_limits')
    .values({ ...key, taken: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_slug', 'bucket', 'subject'])
        .doUpdateSet(({ eb, ref }) => {
          const isOver = eb('rate_limits.resets_at', '<=', now)
          return {
            taken: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_limits.taken', '+', 1))
              .end(),
            resets_at: eb.case().when(isOver).then(resetsAt).else(ref('rate_limits.resets_at')).end(),
          }
        })
        .where(({ eb, or }) =>
          or([eb('rate_limits.resets_at', '<=', now), eb('rate_limits.taken', '<', most)]),
        ),
    )
    .returning(['taken', 'resets_at'])
    .executeTakeFirst()
  if (taken) return { ok: true, ...taken }
  return { ok: false, taken: most, resets_at: (await findReset(db, key)) ?? now }
}

async function findReset(db: Database, { tenant_slug, bucket, subject }: Key): Promise<string | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('tenant_slug', '=', tenant_slug)
    .where('bucket', '=', bucket)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.resets_at
}

/** Deletes the expired windows of all dealers. */
export async function deleteEndedWindows(db: Database, now: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
}
