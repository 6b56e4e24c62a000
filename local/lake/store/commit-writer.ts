import type { Commit } from './commit.ts'
import type { Database } from './database.ts'

/** Writes commits to SQLite, several in one SQLite transaction. */
export class CommitWriter {
  readonly #db: Database
  readonly #statements
  readonly #writeWhole: (commit: Commit) => void

  constructor(db: Database) {
    this.#db = db
    this.#statements = {
      put: db.prepare(
        'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
      ),
      drop: db.prepare('DELETE FROM documents WHERE id = ?'),
      transaction: db.prepare('INSERT INTO transactions VALUES (?, ?, ?, ?, ?)'),
      revision: db.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?)'),
      known: db.prepare('SELECT 1 FROM transactions WHERE id = ?'),
      forget: db.prepare('DELETE FROM revisions WHERE document_id = ?'),
      last: db.prepare('SELECT MAX(seq) AS seq FROM transactions'),
    }
    // A nested transaction is a savepoint: a failing commit does not affect the others.
    this.#writeWhole = db.transaction((commit: Commit) => this.#write(commit))
  }

  lastSeq(): number {
    return (this.#statements.last.get() as { seq: number | null }).seq ?? 0
  }

  hasTransaction(transactionId: string): boolean {
    return this.#statements.known.get(transactionId) !== undefined
  }

  begin(): void {
    this.#db.exec('BEGIN IMMEDIATE')
  }

  write(commit: Commit): void {
    this.#writeWhole(commit)
  }

  /** Syncs everything written since `begin` to disk. */
  end(): void {
    this.#db.exec('COMMIT')
  }

  abandon(): void {
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
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

/** A deletion that includes the document's history. */
function isPurge(mutation: object): boolean {
  return 'delete' in mutation && (mutation.delete as { purge?: boolean }).purge === true
}
