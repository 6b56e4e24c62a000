import { isOwnId } from '../car/car-identity.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import { type FinanceRow, type IndexedRow, restoreRow } from '../diff/indexed-row.ts'
import type { ImportStore } from '../import/write/apply-difference.ts'

type Document = IndexedRow & { [name: string]: unknown }

/** An in-memory index that counts writes. */
export class MemoryStore implements ImportStore {
  readonly documents = new Map<string, Document>()
  /** Documents written, reranked or removed since it was last set to 0. */
  writes = 0

  async readRows({ slug }: Pick<FeedDealer, 'slug'>): Promise<Map<string, IndexedRow>> {
    const rows = [...this.documents.values()].filter(
      ({ id, import_feed }) => isOwnId(slug, id) && import_feed?.startsWith(`${slug}/`),
    )
    return new Map(rows.map((document) => [document.id, restoreRow(document)]))
  }

  async *readFinance(
    dealer: Pick<FeedDealer, 'slug'>,
  ): AsyncGenerator<{ rows: FinanceRow[]; total: number }> {
    const rows = [...(await this.readRows(dealer)).values()] as FinanceRow[]
    yield { rows, total: rows.length }
  }

  async readDocuments(ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
    const found = ids.flatMap((id) => this.documents.get(id) ?? [])
    return new Map(found.map((document) => [document.id, document]))
  }

  async write(lines: Uint8Array<ArrayBuffer>): Promise<void> {
    for (const document of readDocuments(lines)) {
      this.writes += 1
      this.documents.set(document.id, document)
    }
  }

  async patch(fields: readonly ({ id: string } & Record<string, unknown>)[]): Promise<void> {
    this.writes += fields.length
    for (const each of fields) this.documents.set(each.id, { ...this.documents.get(each.id), ...each })
  }

  async rerank(ranks: readonly { id: string; rank: number }[]): Promise<void> {
    this.writes += ranks.length
    for (const { id, rank } of ranks) {
      const document = this.documents.get(id)
      if (document) this.documents.set(id, { ...document, rank })
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.writes += ids.length
    for (const id of ids) this.documents.delete(id)
  }

  async settle(): Promise<void> {
    // Writes are synchronous here.
  }
}

/** The documents that a write sends, one a line. */
export function readDocuments(lines: Uint8Array<ArrayBuffer>): Document[] {
  const texts = Buffer.from(lines).toString().split('\n')
  return texts.filter((text) => text !== '').map((text): Document => JSON.parse(text))
}
