import type { LakeDocument } from './document.ts'

/** One document's change in a transaction. `before`/`after` are null where it did not exist. */
export interface Change {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The change in the wire form of mutations. */
  mutations: object[]
}

/** The transaction's kind in the terms of history events. */
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
