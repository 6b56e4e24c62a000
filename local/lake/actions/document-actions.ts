// The actions of drafts and published documents that the Studio's buttons send.
// Source: https://www.sanity.io/docs/http-reference/actions and the action types of @sanity/client.
import { refuse } from '../mutations/mutation-error.ts'
import { documentFromStub, requireStub } from '../mutations/new-document.ts'
import { patchDocument, requireRevision } from '../mutations/patch.ts'
import { isJsonObject, type LakeDocument } from '../store/document.ts'
import { getBaseId, getDraftId, getVariant } from '../store/document-ids.ts'
import {
  type Action,
  type ActionContext,
  copyAs,
  deleteDocument,
  requireDocument,
  requireDraftId,
  requirePublishedId,
  write,
} from './action-context.ts'
import { strengthened } from './strengthen.ts'

export const create: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const stub = requireStub(body.attributes)
  const id = typeof stub._id === 'string' ? stub._id : getDraftId(publishedId)
  if (getBaseId(id) !== publishedId) {
    throw refuse('invalidActionError', `"${id}" is not a form of "${publishedId}"`, {}, 400)
  }
  if (context.staging.get(id)) {
    if (body.ifExists === 'ignore') return
    throw refuse('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
  }
  write(context, documentFromStub(stub, id, context.stamp, null), 'create')
}

/**
 * A new draft of the published document, for whoever may write that draft: a role may write drafts of what it may not
 * publish. Throws 409 when there is none, 403 before it tells anything of it.
 */
function draftOfPublished(context: ActionContext, publishedId: string, draftId: string): LakeDocument {
  const published = context.staging.get(publishedId)
  if (!published) return requireDocument(context, publishedId)
  const draft = copyAs(published, draftId, context.stamp)
  context.requireMay('create', draft)
  return draft
}

export const edit: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const draftId = requireDraftId(body, publishedId)
  if (!isJsonObject(body.patch)) throw refuse('invalidActionError', 'An edit needs a "patch"', {}, 400)
  const draft = context.staging.get(draftId)
  if (draft) context.requireMay('update', draft)
  const base = draft ?? draftOfPublished(context, publishedId, draftId)
  const after = patchDocument(base, body.patch, context.stamp)
  context.requireMay(draft ? 'update' : 'create', after)
  if (!draft) context.staging.set(draftId, base, { create: base })
  context.staging.set(draftId, after, { patch: { ...body.patch, id: draftId } })
}

export const publish: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const draft = requireDocument(context, requireDraftId(body, publishedId))
  requireRevision(draft, body.ifDraftRevisionId)
  const published = context.staging.get(publishedId)
  if (published) {
    context.requireMay('update', published)
    requireRevision(published, body.ifPublishedRevisionId)
  }
  const created = published ? { _createdAt: published._createdAt } : {}
  write(
    context,
    { ...copyAs(strengthened(draft), publishedId, context.stamp), ...created },
    'createOrReplace',
  )
  deleteDocument(context, draft)
}

export const unpublish: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const draftId = requireDraftId(body, publishedId)
  const published = requireDocument(context, publishedId)
  if (!context.staging.get(draftId)) write(context, copyAs(published, draftId, context.stamp), 'create')
  deleteDocument(context, published)
}

export const discard: Action = (context, body) => {
  deleteDocument(context, requireDocument(context, requireDraftId(body)), body.purge === true)
}

/** Deletes the published document with the named drafts; fails when another draft exists. */
export const remove: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const named = Array.isArray(body.includeDrafts) ? body.includeDrafts : []
  const unnamed = context.staging.listVariants(publishedId).find((document) => {
    return getVariant(document._id).kind === 'draft' && !named.includes(document._id)
  })
  if (unnamed) {
    throw refuse('draftExistsError', `Document "${publishedId}" has a draft that was not named`, {
      id: unnamed._id,
    })
  }
  const deleted = [
    publishedId,
    ...named.filter((id) => typeof id === 'string' && getBaseId(id) === publishedId),
  ]
  const present = deleted.map((id) => context.staging.get(id)).filter((document) => document !== null)
  if (present.length === 0) requireDocument(context, publishedId)
  for (const document of present) deleteDocument(context, document, body.purge === true)
}

export const replaceDraft: Action = (context, body) => {
  const publishedId = requirePublishedId(body)
  const stub = requireStub(body.attributes)
  const id = getDraftId(publishedId)
  const before = context.staging.get(id)
  if (!before) draftOfPublished(context, publishedId, id)
  write(context, documentFromStub(stub, id, context.stamp, before), 'createOrReplace')
}
