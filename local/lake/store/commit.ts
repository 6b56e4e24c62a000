import type { LakeDocument } from './document.ts'

/** How one document fared in a transaction. `before`/`after` null: it did not, or does not any more, exist. */
export interface Change {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** What was asked of this document, in the wire form of mutations. */
  mutations: object[]
}

/** What the transaction was, in the words of the history's events. */
export type CommitKind =
  | 'mutate'
  | 'create'
  | 'edit'
  | 'publish'
  | 'unpublish'
  | 'discard'
  | 'delete'
  | 'version'

/** A durable transaction, as listeners and history see it. */
export interface Commit {
  seq: number
  transactionId: string
  author: string
  timestamp: string
  kind: CommitKind
  changes: Change[]
}

export type CommitListener = (commit: Commit) => void
