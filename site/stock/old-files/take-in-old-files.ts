// Earlier versions kept what imports know in files of DATA_DIR/stock: history.db, runs/<dealer>/ and push-keys.json. They
// are taken into the database at the first start, and stay where they are.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { insertCopy } from '#db/stock/runs-repository.ts'
import type { Tables } from '#db/tables.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import type { ImportRun } from '../import/runs/import-run.ts'
import { buildRow, type RefusedRun, readParts } from '../import/runs/run-record.ts'
import { takeInHistory } from './take-in-history.ts'

/** The copy that stood for a file that never came. */
const NO_FILE = `${'0'.repeat(16)}.gz`

const keyFile = z.record(
  z.string(),
  z.array(z.object({ hash: z.string(), madeAt: z.string(), force: z.boolean().optional() })),
)
const oldRun = z.looseObject({ tenantSlug: z.string(), file: z.string(), at: z.string(), copy: z.string() })

/**
 * Takes the files of an earlier version into the database, once: what a database has taken in is known by its digest, so
 * that several machines may each bring their own folder, and a folder that an earlier version went on with comes again.
 * @param folder of the stock's data; may be missing
 * @returns whether anything was taken in
 * @throws Error that names the file that cannot be read
 */
export async function takeInOldFiles(db: Database, folder: string): Promise<boolean> {
  const found = await listOldFiles(folder)
  if (found.length === 0) return false
  const digest = await digestOf(folder, found)
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('stock_taken_in')
      .values({ digest, at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    for (const path of found)
      await takeInFile(trx, folder, path).catch((cause: unknown) => {
        const words = 'cannot be read. Put a backup in its place, or move it away to go on without it.'
        throw new Error(`${join(folder, path)} ${words}`, { cause })
      })
    return true
  })
}

/** Paths in the folder, in the order in which they are taken in. */
async function listOldFiles(folder: string): Promise<string[]> {
  const single = ['push-keys.json', 'history.db'].filter((name) => existsSync(join(folder, name)))
  const runs = join(folder, 'runs')
  if (!existsSync(runs)) return single
  const files = await readdir(runs, { recursive: true })
  return [
    ...single,
    ...files
      .filter((name) => name.endsWith('.json'))
      .map((name) => join('runs', name))
      .sort(),
  ]
}

/** The names of runs and the keys: opening the history may change its file. */
async function digestOf(folder: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(paths.join('\n'))
  if (paths.includes('push-keys.json')) hash.update(await readFile(join(folder, 'push-keys.json')))
  return hash.digest('hex')
}

async function takeInFile(trx: Transaction<Tables>, folder: string, path: string): Promise<void> {
  if (path === 'push-keys.json') return takeInKeys(trx, join(folder, path))
  if (path === 'history.db') return takeInHistory(trx, join(folder, path))
  await takeInRun(trx, join(folder, path))
}

async function takeInKeys(trx: Transaction<Tables>, file: string): Promise<void> {
  for (const [tenant_slug, keys] of Object.entries(keyFile.parse(JSON.parse(await readFile(file, 'utf8')))))
    for (const { hash, madeAt: made_at, force = false } of keys)
      await trx
        .insertInto('stock_push_keys')
        .values({ hash, tenant_slug, made_at, may_force: force ? 1 : 0 })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute()
}

async function takeInRun(trx: Transaction<Tables>, file: string): Promise<void> {
  const { copy, feed, ...run } = parseRun(await readFile(file, 'utf8'))
  const row = buildRow(run, feed, copy === NO_FILE ? '' : copy.replace(/\.gz$/, ''))
  const packed = join(file, '..', copy)
  if (row.copy !== '' && existsSync(packed)) await insertCopy(trx, row, await readParts(packed))
  await trx
    .insertInto('stock_runs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_slug', 'name']).doNothing())
    .execute()
}

/** Reads a record; versions before called rejected rows 'set aside'. */
function parseRun(text: string): (ImportRun | RefusedRun) & { feed: DealerFeed; copy: string } {
  const { setAside, ...record } = oldRun.parse(JSON.parse(text)) as Record<string, unknown>
  if (setAside === undefined) return record as ReturnType<typeof parseRun>
  const { 'set aside': rejected, ...counts } = record.counts as Record<string, unknown>
  return { ...record, counts: { ...counts, rejected }, rejected: setAside } as unknown as ReturnType<
    typeof parseRun
  >
}
