import { randomBytes } from 'node:crypto'
import type { Grants, Permission } from '../auth/grants.ts'
import type { Identity } from '../auth/identity.ts'
import { plainError } from '../http/api-error.ts'
import type { CommitKind } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import { getBaseId } from '../store/document-ids.ts'
import type { LakeStore } from '../store/lake-store.ts'
import { requireReferencesIntact } from './integrity.ts'
import { refuse, refusedAnswer, TransactionRefused } from './mutation-error.ts'
import type { Stamp } from './new-document.ts'
import { Staging } from './staging.ts'

export interface TransactionRequest<Item, Result> {
  identity: Identity
  /** The client's transaction id; becomes the revision of every document it writes. */
  transactionId: unknown
  dryRun: boolean
  items: Item[]
  /** Whether asset documents may be created: only an upload has verified the file. */
  assets?: boolean
  errorType: 'mutationError' | 'actionError'
  apply: (work: Work, item: Item) => Result
  classify: (results: Result[]) => CommitKind
}

/** The context of staging one item. */
export interface Work {
  staging: Staging
  stamp: Stamp
  requireMay: (permission: Permission, document: LakeDocument) => void
}

export interface TransactionOutcome<Result> {
  transactionId: string
  results: Result[]
  staging: Staging
}

/** Asset ids are hashes of files; a made-up document would be returned for the file's next upload. */
const ASSET_TYPES: ReadonlySet<string> = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Runs transactions: atomic, referentially intact, durable on return. */
export class Transactions {
  readonly #store: LakeStore
  readonly #grants: Grants
  readonly #now: () => Date

  constructor(store: LakeStore, grants: Grants, now: () => Date) {
    this.#store = store
    this.#grants = grants
    this.#now = now
  }

  /** Resolves when the transaction is durable. Rejects with HttpError 400, 403 or 409 for the item that failed. */
  async run<Item, Result>(request: TransactionRequest<Item, Result>): Promise<TransactionOutcome<Result>> {
    const stamp = { transactionId: this.#nameOf(request.transactionId), timestamp: this.#now().toISOString() }
    const staging = new Staging(this.#store.mirror)
    const requireMay = this.#permissionCheck(request.identity, staging, request.assets ?? false)
    const results: Result[] = []
    try {
      for (const item of request.items) results.push(request.apply({ staging, stamp, requireMay }, item))
      requireReferencesIntact(staging)
    } catch (error) {
      const index = Math.min(results.length, request.items.length - 1)
      throw error instanceof TransactionRefused ? refusedAnswer(error, index, request.errorType) : error
    }
    const changes = staging.changes()
    if (!request.dryRun && changes.length > 0) {
      const kind = request.classify(results)
      await this.#store.commit({ ...stamp, author: request.identity.id, kind, changes }).durable
    }
    return { transactionId: stamp.transactionId, results, staging }
  }

  #nameOf(requested: unknown): string {
    if (requested === undefined || requested === null || requested === '')
      return randomBytes(11).toString('base64url')
    if (typeof requested !== 'string' || !/^[\w.:-]{1,128}$/.test(requested)) {
      throw plainError(400, 'transactionId must be 1–128 letters, digits, "-", "_", "." or ":"')
    }
    if (this.#store.hasTransaction(requested)) {
      throw plainError(409, `A transaction with the ID "${requested}" already exists`)
    }
    return requested
  }

  /**
   * Writing a document requires permission for the content of all of its forms, at the id that is written: an own draft of
   * another dealer's document would replace it wherever drafts are shown. A role may write a draft of what it may not publish.
   */
  #permissionCheck(identity: Identity, staging: Staging, assets: boolean): Work['requireMay'] {
    const isLimited = this.#grants.filterFor(identity, 'update') !== null
    const isDealers = !this.#grants.ofProject(identity, 'update')
    const mayAll = (document: LakeDocument) =>
      staging
        .listVariants(getBaseId(document._id))
        .every(
          (form) =>
            form._id === document._id || this.#grants.may(identity, 'update', { ...form, _id: document._id }),
        )
    return (permission, document) => {
      const forged = isDealers && !assets && ASSET_TYPES.has(document._type)
      if (!forged && this.#grants.may(identity, permission, document) && (!isLimited || mayAll(document)))
        return
      const description = `Insufficient permissions; permission "${permission}" required`
      throw refuse('insufficientPermissionsError', description, { permission, id: document._id }, 403)
    }
  }
}
