import { DatabaseUnavailableError } from '#db/unavailable.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { ImportBusyError } from '../import/runs/import-busy.ts'
import { runName } from '../import/runs/import-run.ts'
import { type ImportTarget, runImport } from '../import/runs/run-import.ts'
import { isIndexUnavailable } from '../index/stock-store.ts'
import { PushedRows } from './push-answer.ts'
import { bodySource } from './push-body.ts'
import { PushRefusal, type RefusalCode } from './push-refusal.ts'

/** Maximum vehicles of a push; beyond it outcomes of rows are not recorded. */
export const MAX_ROWS = 20_000

/** A received push; serialisable, for the worker thread. */
export type PushJob = {
  feed: DealerFeed
  dealer: FeedDealer
  /** File with the body. */
  body: string
  /** ISO instant of the run. */
  now: string
  /** Even when more than a fifth of the stock would be removed. */
  force: boolean
}

/** The response to a push, or why it was refused. */
export type PushOutcome =
  | { status: number; text: string }
  | { refused: { code: RefusalCode; message: string; retryAfter?: number } }

/** Where a push is imported, and how long it waits for an import of the dealer in another process. */
export type PushPlace = ImportTarget & { waitMs?: number }

/** Imports a push. @throws unexpected errors */
export async function importPush(job: PushJob, place: PushPlace): Promise<PushOutcome> {
  try {
    return await imported(job, place)
  } catch (error) {
    const refusal = findRefusal(error)
    if (refusal === null) throw error
    const { code, message, retryAfter } = refusal
    return { refused: { code, message, ...(retryAfter !== undefined && { retryAfter }) } }
  }
}

async function imported(
  { feed, dealer, body, now, force }: PushJob,
  { waitMs = 0, ...place }: PushPlace,
): Promise<PushOutcome> {
  const rows = new PushedRows()
  const onRow = (...row: Parameters<typeof rows.onRow>) => {
    if (rows.count >= MAX_ROWS) {
      throw new PushRefusal(
        'too_many_rows',
        `A push may name ${MAX_ROWS} vehicles at most; send it in parts.`,
      )
    }
    rows.onRow(...row)
  }
  const onReread = () => rows.clear()
  const options = { now, force, dryRun: false, onRow, onReread, saveWhenUnavailable: true, waitMs }
  const run = await runImport({ feed, dealer, source: bodySource(body) }, place, options)
  if ('refused' in run) throw new PushRefusal(run.stopped ? 'stopped' : 'unreadable', run.refused)
  const answer = rows.answer(runName(run), run)
  if (answer.results.length === 0 || answer.results.some(({ accepted }) => accepted)) {
    return { status: 200, text: JSON.stringify(answer) }
  }
  const answerBody = { error: { code: 'nothing_accepted', message: 'All rows were rejected.' }, ...answer }
  return { status: 422, text: JSON.stringify(answerBody) }
}

function findRefusal(error: unknown): PushRefusal | null {
  if (error instanceof PushRefusal) return error
  if (error instanceof ImportBusyError) {
    return new PushRefusal('busy', `${error.message} Nothing was changed.`, { retryAfter: 5 })
  }
  if (!isIndexUnavailable(error) && !(error instanceof DatabaseUnavailableError)) return null
  const message = 'The stock cannot be written now. Send the same again: nothing counts twice.'
  return new PushRefusal('search_away', message, { retryAfter: 10 })
}
