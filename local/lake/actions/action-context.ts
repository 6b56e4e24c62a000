import { refuse } from '../mutations/mutation-error.ts'
import type { Stamp } from '../mutations/new-document.ts'
import type { Staging } from '../mutations/staging.ts'
import type { JsonObject, LakeDocument } from '../store/document.ts'
import { getBaseId, getVariant, isValidDocumentId } from '../store/document-ids.ts'

/** The request, transaction and permissions of an action. */
export interface ActionContext {
  staging: Staging
  stamp: Stamp
  /** Throws 403 unless the caller has this permission for the document. */
  requireMay: (permission: 'create' | 'update', document: LakeDocument) => void
}

export type Action = (context: ActionContext, body: JsonObject) => void

/** A text field of an action. Throws 400 when it is missing or not a document id. */
export function requireId(body: JsonObject, field: string): string {
  const id = body[field]
  if (isValidDocumentId(id)) return id
  throw refuse('invalidActionError', `"${field}" must be a document ID`, { field }, 400)
}

/** `publishedId`: an id of neither a draft nor a version. */
export function requirePublishedId(body: JsonObject): string {
  const id = requireId(body, 'publishedId')
  if (getVariant(id).kind === 'published') return id
  throw refuse('invalidActionError', `"publishedId" must not be a draft or version ID ("${id}")`, {}, 400)
}

/** `draftId`: the draft (or version) of that published document. */
export function requireDraftId(body: JsonObject, publishedId?: string): string {
  const id = requireId(body, 'draftId')
  const base = getBaseId(id)
  if (getVariant(id).kind === 'published' || (publishedId !== undefined && base !== publishedId)) {
    throw refuse(
      'invalidActionError',
      `"draftId" must be a draft of the published document ("${id}")`,
      {},
      400,
    )
  }
  return id
}

/**
 * The staged document. Permission is checked first, so that errors reveal nothing of its content. Throws 409 when
 * there is none, 403 when the caller may not write it.
 */
export function requireDocument(context: ActionContext, id: string): LakeDocument {
  const document = context.staging.get(id)
  if (document) {
    context.requireMay('update', document)
    return document
  }
  throw refuse('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
}

/** Replaces a document, with permission for the old and the new one. */
export function write(context: ActionContext, document: LakeDocument, mutation: string): void {
  const before = context.staging.get(document._id)
  if (before) context.requireMay('update', before)
  context.requireMay(before ? 'update' : 'create', document)
  context.staging.set(document._id, document, { [mutation]: document })
}

/** Deletes a document that exists. */
export function deleteDocument(context: ActionContext, document: LakeDocument, purge = false): void {
  context.requireMay('update', document)
  context.staging.set(document._id, null, { delete: { id: document._id, ...(purge ? { purge: true } : {}) } })
}

/** A copy under another id with a new revision; `_createdAt` is preserved. */
export function copyAs(document: LakeDocument, id: string, stamp: Stamp): LakeDocument {
  return { ...document, _id: id, _updatedAt: stamp.timestamp, _rev: stamp.transactionId }
}
