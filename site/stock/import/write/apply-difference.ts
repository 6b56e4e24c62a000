import { isOwnId } from '../../car/car-identity.ts'
import type { IndexedRow } from '../../diff/indexed-row.ts'
import { changedFields, type ImportOutcome } from '../../diff/outcome.ts'
import type { StockDifference } from '../../diff/stock-difference.ts'
import type { StockStore } from '../../index/stock-store.ts'
import type { CarBatch } from './car-lines.ts'
import type { WriteBuffer } from './write-buffer.ts'

/** The part of the store that an import uses. */
export type ImportStore = Pick<
  StockStore,
  'readRows' | 'readDocuments' | 'write' | 'rerank' | 'remove' | 'settle'
>

type Applied = {
  tenantSlug: string
  difference: StockDifference
  buffer: WriteBuffer
  before: ReadonlyMap<string, IndexedRow>
  dryRun: boolean
}

/**
 * Determines the changed fields and writes the difference. Every step is idempotent: what an interrupted run has written is
 * unchanged for the next one.
 * @throws IndexTaskError when the index refuses a write
 */
export async function applyDifference(
  { tenantSlug, difference, buffer, before, dryRun }: Applied,
  store: ImportStore,
): Promise<void> {
  const { outcomes, rerank, remove } = difference
  const unchanged = new Set<ImportOutcome>()
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  for await (const batch of buffer.batches()) {
    const isReported = (id: string) => before.has(id) && byId.has(id)
    for (const [id, names] of await fieldsChanged(batch, isReported, store)) {
      const outcome = byId.get(id)
      if (outcome === undefined) continue
      outcome.fields = names
      if (names.length === 0) unchanged.add(outcome)
    }
    if (!dryRun) await writeCars(tenantSlug, batch, store)
  }
  difference.recountUnchanged(unchanged)
  if (dryRun) return
  requireOwn(
    tenantSlug,
    rerank.map(({ id }) => id),
  )
  await store.rerank(rerank)
  requireOwn(tenantSlug, remove)
  await store.remove(remove)
  await store.settle()
}

/** Sends cars of one dealer. */
export async function writeCars(
  tenantSlug: string,
  { ids, lines }: Pick<CarBatch, 'ids' | 'lines'>,
  store: Pick<ImportStore, 'write'>,
): Promise<void> {
  requireOwn(tenantSlug, ids)
  await store.write(lines, ids)
}

async function fieldsChanged(
  { ids, jsonAt }: CarBatch,
  isReported: (id: string) => boolean,
  store: ImportStore,
): Promise<Map<string, string[]>> {
  const known = [...ids.entries()].filter(([, id]) => isReported(id))
  const documents = await store.readDocuments(known.map(([, id]) => id))
  return new Map(
    known.flatMap(([place, id]) => {
      const earlier = documents.get(id)
      return earlier === undefined ? [] : [[id, changedFields(earlier, JSON.parse(jsonAt(place)))] as const]
    }),
  )
}

// Defence in depth: ids contain the dealer's slug, so this should never throw.
function requireOwn(tenantSlug: string, ids: readonly string[]): void {
  const foreign = ids.find((id) => !isOwnId(tenantSlug, id))
  if (foreign !== undefined) throw new Error(`An import of ${tenantSlug} was about to write ${foreign}.`)
}
