import { randomUUID } from 'node:crypto'
import { type DocumentStub, isJsonObject, type LakeDocument } from '../store/document.ts'
import { isValidDocumentId } from '../store/document-ids.ts'
import { refuse } from './mutation-error.ts'

/** The time and id that a transaction stamps on every document. */
export interface Stamp {
  transactionId: string
  timestamp: string
}

/** The submitted id; absent: a new one; ending in a dot (`drafts.`): that prefix and a new one. Throws 400. */
export function idForStub(stub: DocumentStub): string {
  const requested = stub._id
  const id =
    requested === undefined
      ? randomUUID()
      : String(requested).endsWith('.')
        ? `${requested}${randomUUID()}`
        : requested
  if (!isValidDocumentId(id)) {
    throw refuse(
      'documentIDInvalidError',
      `Invalid document ID "${String(requested)}"`,
      { id: String(requested) },
      400,
    )
  }
  return id
}

/** A complete document from a submitted one. Throws 400 without a `_type`. */
export function documentFromStub(
  stub: DocumentStub,
  id: string,
  stamp: Stamp,
  before: LakeDocument | null,
): LakeDocument {
  if (typeof stub._type !== 'string' || stub._type === '') {
    throw refuse('documentTypeMissingError', `Document "${id}" is missing a "_type"`, { id }, 400)
  }
  const created =
    typeof stub._createdAt === 'string' ? stub._createdAt : (before?._createdAt ?? stamp.timestamp)
  return {
    ...stub,
    _id: id,
    _type: stub._type,
    _createdAt: created,
    _updatedAt: stamp.timestamp,
    _rev: stamp.transactionId,
  }
}

/** The body of create mutations: an object, or 400. */
export function requireStub(value: unknown): DocumentStub {
  if (!isJsonObject(value)) throw refuse('mutationInvalidError', 'A document must be an object', {}, 400)
  return value
}
