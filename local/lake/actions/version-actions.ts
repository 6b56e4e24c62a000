// The actions of versions, which include drafts: the Studio discards them with `version.discard`.
import { refuse } from '../mutations/mutation-error.ts'
import { documentFromStub, requireStub } from '../mutations/new-document.ts'
import { requireRevision } from '../mutations/patch.ts'
import type { JsonObject } from '../store/document.ts'
import { getBaseId, isPublishedId, isValidDocumentId } from '../store/document-ids.ts'
import {
  type Action,
  copyAs,
  deleteDocument,
  requireDocument,
  requireId,
  requirePublishedId,
  write,
} from './action-context.ts'

export const createVersion: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const id =
    body.document === undefined ? requireVersionId(body.versionId) : requireVersionId(readId(body.document))
  if (getBaseId(id) !== publishedId) {
    throw refuse('invalidActionError', `"${id}" is not a version of "${publishedId}"`, {}, 400)
  }
  if (context.staging.get(id)) {
    throw refuse('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
  }
  if (body.document !== undefined) {
    write(context, documentFromStub(requireStub(body.document), id, context.stamp, null), 'create')
    return
  }
  const base = requireDocument(context, requireId(body, 'baseId'))
  requireRevision(base, body.ifBaseRevisionId)
  write(context, copyAs(base, id, context.stamp), 'create')
}

export const discardVersion: Action = (context, body) => {
  const version = requireDocument(context, requireVersionId(body.versionId))
  deleteDocument(context, version, body.purge === true)
}

export const replaceVersion: Action = (context, body) => {
  const before = requireDocument(context, requireVersionId(readId(body.document)))
  const document = documentFromStub(requireStub(body.document), before._id, context.stamp, before)
  write(context, document, 'createOrReplace')
}

/** Marks the document to be unpublished with its release. */
export const unpublishVersion: Action = (context, body) => {
  const id = requireVersionId(body.versionId)
  const base = context.staging.get(id) ?? requireDocument(context, requirePublishedId(body))
  const system = { ...(base._system as JsonObject | undefined), delete: true }
  write(context, { ...copyAs(base, id, context.stamp), _system: system }, 'createOrReplace')
}

function readId(document: unknown): unknown {
  return requireStub(document)._id
}

function requireVersionId(id: unknown): string {
  if (isValidDocumentId(id) && !isPublishedId(id)) return id
  throw refuse('invalidActionError', `"${String(id)}" is not the ID of a draft or version`, {}, 400)
}
