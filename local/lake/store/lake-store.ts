import type { Change, Commit, CommitKind, CommitListener } from './commit.ts'
import type { Database } from './database.ts'
import type { LakeDocument } from './document.ts'
import { Mirror } from './mirror.ts'

export interface CommitRequest {
  transactionId: string
  author: string
  timestamp: string
  kind: CommitKind
  changes: Change[]
}

/** Documents and their history: one SQLite transaction a commit, then the mirror, then whoever listens. */
export class LakeStore {
  readonly db: Database
  readonly mirror = new Mirror()
  readonly #listeners = new Set<CommitListener>()
  readonly #statements
  #seq: number

  constructor(db: Database) {
    this.db = db
    this.#statements = {
      put: db.prepare(
        'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
      ),
      drop: db.prepare('DELETE FROM documents WHERE id = ?'),
      transaction: db.prepare('INSERT INTO transactions VALUES (?, ?, ?, ?, ?)'),
      revision: db.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?)'),
      known: db.prepare('SELECT 1 FROM transactions WHERE id = ?'),
      forget: db.prepare('DELETE FROM revisions WHERE document_id = ?'),
    }
    for (const row of db.prepare('SELECT body FROM documents ORDER BY id').iterate()) {
      this.mirror.put(JSON.parse((row as { body: string }).body) as LakeDocument)
    }
    this.#seq =
      (db.prepare('SELECT MAX(seq) AS seq FROM transactions').get() as { seq: number | null }).seq ?? 0
  }

  /** Newest transaction's number; grows by one a commit. */
  get seq(): number {
    return this.#seq
  }

  hasTransaction(id: string): boolean {
    return this.#statements.known.get(id) !== undefined
  }

  /** Makes a transaction durable. Throws (and changes nothing) when SQLite refuses. */
  commit(request: CommitRequest): Commit {
    const commit: Commit = { ...request, seq: this.#seq + 1 }
    this.db.transaction(() => this.#write(commit))()
    this.#seq = commit.seq
    for (const change of commit.changes) {
      if (change.after) this.mirror.put(change.after)
      else this.mirror.remove(change.id)
    }
    for (const listener of this.#listeners) listener(commit)
    return commit
  }

  /** Calls `listener` after every commit, in order; the answer ends it. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.db.close()
  }

  #write(commit: Commit): void {
    const { put, drop, transaction, revision, forget } = this.#statements
    transaction.run(commit.seq, commit.transactionId, commit.author, commit.timestamp, commit.kind)
    for (const { id, after, mutations } of commit.changes) {
      const body = after ? JSON.stringify(after) : null
      if (body === null) drop.run(id)
      else put.run(id, body)
      if (mutations.some(isPurge)) forget.run(id)
      else revision.run(id, commit.seq, body, JSON.stringify(mutations))
    }
  }
}

/** A delete that takes the document's history with it. */
function isPurge(mutation: object): boolean {
  return 'delete' in mutation && (mutation.delete as { purge?: boolean }).purge === true
}
