import type { CommitKind } from '../store/commit.ts'
import type { Database } from '../store/database.ts'
import type { LakeDocument } from '../store/document.ts'

/** A transaction, limited to one document. */
export interface Revision {
  seq: number
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: object[]
}

export interface Transaction {
  seq: number
  id: string
  author: string
  timestamp: string
  kind: CommitKind
  revisions: Revision[]
}

export interface TransactionRange {
  documentIds: string[]
  fromSeq?: number
  toSeq?: number
  fromTime?: string
  toTime?: string
  limit: number
  newestFirst: boolean
}

interface Row {
  seq: number
  id: string
  author: string
  at: string
  kind: string
}

/**
 * Reads the history. A transaction stores each document's state after it; the state before is in the previous one.
 */
export class HistoryStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  findSeq(transactionId: string): number | null {
    const row = this.#db.prepare('SELECT seq FROM transactions WHERE id = ?').get(transactionId)
    return row ? (row as { seq: number }).seq : null
  }

  /** The last transaction at or before an instant (ISO); 0 when there is none. */
  seqAt(time: string): number {
    const row = this.#db.prepare('SELECT MAX(seq) AS seq FROM transactions WHERE at <= ?').get(time)
    return (row as { seq: number | null }).seq ?? 0
  }

  /** A document's state after transaction `seq`; null when it did not exist. */
  documentAt(documentId: string, seq: number): LakeDocument | null {
    const row = this.#db
      .prepare('SELECT body FROM revisions WHERE document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1')
      .get(documentId, seq)
    return parse((row as { body: string | null } | undefined)?.body)
  }

  /** A document's last state, including deleted documents. */
  lastForm(documentId: string): LakeDocument | null {
    const row = this.#db
      .prepare(
        'SELECT body FROM revisions WHERE document_id = ? AND body IS NOT NULL ORDER BY seq DESC LIMIT 1',
      )
      .get(documentId)
    return parse((row as { body: string } | undefined)?.body)
  }

  /** The transactions that changed any of the documents, with the resulting revisions. */
  transactions(range: TransactionRange): Transaction[] {
    const ids = [...new Set(range.documentIds)]
    const marks = ids.map(() => '?').join(', ')
    const rows = this.#db
      .prepare(
        `SELECT * FROM transactions WHERE seq IN (SELECT seq FROM revisions WHERE document_id IN (${marks}))
           AND seq BETWEEN ? AND ? AND at BETWEEN ? AND ? ORDER BY seq ${range.newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(
        ...ids,
        range.fromSeq ?? 0,
        range.toSeq ?? Number.MAX_SAFE_INTEGER,
        range.fromTime ?? '',
        range.toTime ?? '~',
        range.limit,
      ) as Row[]
    return rows.map((row) => this.#transaction(row, ids))
  }

  /** All documents a transaction changed. */
  listDocumentIds(seq: number): string[] {
    const rows = this.#db
      .prepare('SELECT document_id AS id FROM revisions WHERE seq = ? ORDER BY id')
      .all(seq)
    return (rows as { id: string }[]).map((row) => row.id)
  }

  #transaction({ seq, id, author, at, kind }: Row, documentIds: string[]): Transaction {
    const revisions = documentIds.flatMap((documentId) => this.#revision(seq, documentId) ?? [])
    return { seq, id, author, timestamp: at, kind: kind as CommitKind, revisions }
  }

  #revision(seq: number, documentId: string): Revision | null {
    const row = this.#db
      .prepare('SELECT body, mutations FROM revisions WHERE document_id = ? AND seq = ?')
      .get(documentId, seq) as { body: string | null; mutations: string } | undefined
    if (!row) return null
    const before = this.documentAt(documentId, seq - 1)
    return {
      seq,
      documentId,
      before,
      after: parse(row.body),
      mutations: JSON.parse(row.mutations) as object[],
    }
  }
}

function parse(body: string | null | undefined): LakeDocument | null {
  return body ? (JSON.parse(body) as LakeDocument) : null
}
