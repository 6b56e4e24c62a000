import type { StockDiff } from '../diff/diff-stock.ts'
import type { IndexedRow } from '../diff/indexed-row.ts'

type Document = IndexedRow & { import_feed?: string; [name: string]: unknown }

/** The import's side of the index, in memory: what is written, and how often. */
export class MemoryStore {
  readonly documents = new Map<string, Document>()
  /** Documents written, patched or removed since the last look. */
  writes = 0

  async readRows(feed: string): Promise<Map<string, IndexedRow>> {
    const rows = [...this.documents.values()].filter(({ import_feed }) => import_feed === feed)
    return new Map(rows.map((document) => [document.id, document]))
  }

  async readDocuments(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    return new Map(ids.flatMap((id) => [[id, this.documents.get(id) ?? {}] as const]))
  }

  async apply({ put, rerank, remove }: Pick<StockDiff, 'put' | 'rerank' | 'remove'>): Promise<void> {
    this.writes = put.length + rerank.length + remove.length
    for (const { id, json } of put) this.documents.set(id, JSON.parse(json))
    for (const { id, rank } of rerank) {
      const document = this.documents.get(id)
      if (document) this.documents.set(id, { ...document, rank })
    }
    for (const id of remove) this.documents.delete(id)
  }
}
