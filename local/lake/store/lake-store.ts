import type { Change, Commit, CommitKind, CommitListener } from './commit.ts'
import { CommitWriter } from './commit-writer.ts'
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

/** A written transaction; it may be acknowledged once `durable` resolves. */
export interface PendingCommit {
  commit: Commit
  durable: Promise<void>
}

/** Commits that are made durable together. */
interface Batch {
  commits: Commit[]
  done: Promise<void>
}

/**
 * Documents and their history. Transactions that arrive together are synced together, because a sync costs the same
 * for ten as for one. Queries see a transaction at once; its author and listeners are notified when it is durable.
 */
export class LakeStore {
  readonly db: Database
  #mirror: Mirror
  readonly #writer: CommitWriter
  readonly #listeners = new Set<CommitListener>()
  #seq: number
  #batch: Batch | null = null

  constructor(db: Database) {
    this.db = db
    this.#writer = new CommitWriter(db)
    this.#mirror = readMirror(db)
    this.#seq = this.#writer.lastSeq()
  }

  get mirror(): Mirror {
    return this.#mirror
  }

  /** The newest transaction's number; increases by one per commit. */
  get seq(): number {
    return this.#seq
  }

  hasTransaction(id: string): boolean {
    return this.#writer.hasTransaction(id)
  }

  /** Writes a transaction. Throws without changes when SQLite refuses. */
  commit(request: CommitRequest): PendingCommit {
    this.#batch ??= this.#openBatch()
    const commit: Commit = { ...request, seq: this.#seq + 1 }
    this.#writer.write(commit)
    this.#seq = commit.seq
    for (const change of commit.changes) {
      if (change.after) this.#mirror.put(change.after)
      else this.#mirror.remove(change.id)
    }
    this.#batch.commits.push(commit)
    return { commit, durable: this.#batch.done }
  }

  /** Calls `listener` after every durable commit, in order; returns a function that unsubscribes. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    if (this.#batch) this.#closeBatch(this.#batch)
    this.db.close()
  }

  #openBatch(): Batch {
    this.#writer.begin()
    const done = new Promise<void>((resolve, reject) => {
      // By then every request that has arrived is included.
      setImmediate(() => {
        try {
          if (this.#batch?.done === done) this.#closeBatch(this.#batch)
          resolve()
        } catch (error) {
          reject(error)
        }
      })
    })
    return { commits: [], done }
  }

  #closeBatch({ commits }: Batch): void {
    this.#batch = null
    try {
      this.#writer.end()
    } catch (error) {
      // E.g. a full disk: none was committed, so the mirror is rolled back.
      this.#writer.abandon()
      this.#mirror = readMirror(this.db)
      this.#seq = this.#writer.lastSeq()
      throw error
    }
    for (const commit of commits) for (const listener of this.#listeners) listener(commit)
  }
}

function readMirror(db: Database): Mirror {
  const mirror = new Mirror()
  for (const row of db.prepare('SELECT body FROM documents ORDER BY id').iterate()) {
    mirror.put(JSON.parse((row as { body: string }).body) as LakeDocument)
  }
  return mirror
}
