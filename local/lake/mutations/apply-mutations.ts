import { isJsonObject, type JsonObject, type LakeDocument } from '../store/document.ts'
import { refuse } from './mutation-error.ts'
import { documentFromStub, idForStub, requireStub, type Stamp } from './new-document.ts'
import { patchDocument } from './patch.ts'
import type { Staging } from './staging.ts'

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** Permissions and query selection, provided by the transaction. */
export interface MutationContext {
  staging: Staging
  stamp: Stamp
  /** Throws 403 unless the caller has this permission for the document. */
  requireMay: (permission: 'create' | 'update', document: LakeDocument) => void
  /** Ids of the documents a GROQ query selects. */
  select: (query: string, params: JsonObject) => string[]
}

type Handler = (context: MutationContext, body: unknown) => MutationResult[]

const HANDLERS: Record<string, Handler> = {
  create: (context, body) => [create(context, body, 'create')],
  createIfNotExists: (context, body) => [create(context, body, 'createIfNotExists')],
  createOrReplace: (context, body) => [create(context, body, 'createOrReplace')],
  delete: (context, body) => selected(context, body).map((id) => remove(context, id, body)),
  patch: (context, body) => selected(context, body).map((id) => patch(context, id, body)),
}

/** Stages one mutation of the wire form `{create: …}`, `{patch: …}` …; returns the results per document. */
export function applyMutation(context: MutationContext, mutation: unknown): MutationResult[] {
  const [[name = '', body] = [], ...others] = isJsonObject(mutation) ? Object.entries(mutation) : []
  const handler = others.length === 0 && Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined
  if (!handler) {
    throw refuse(
      'mutationInvalidError',
      `Unknown mutation: expected one of ${Object.keys(HANDLERS)}`,
      {},
      400,
    )
  }
  return handler(context, body)
}

function create(context: MutationContext, body: unknown, operation: string): MutationResult {
  const stub = requireStub(body)
  const id = idForStub(stub)
  const before = context.staging.get(id)
  if (before && operation === 'create') {
    throw refuse('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
  }
  if (before && operation === 'createIfNotExists') return { id, operation: 'none' }
  const document = documentFromStub(stub, id, context.stamp, before)
  if (before) context.requireMay('update', before)
  context.requireMay(before ? 'update' : 'create', document)
  context.staging.set(id, document, { [operation]: document })
  return { id, operation: before ? 'update' : 'create' }
}

function patch(context: MutationContext, id: string, body: unknown): MutationResult {
  const before = context.staging.get(id)
  if (!before) throw refuse('documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
  context.requireMay('update', before)
  const after = patchDocument(before, body as JsonObject, context.stamp)
  context.requireMay('update', after)
  const { query: _query, params: _params, ...operations } = body as JsonObject
  context.staging.set(id, after, { patch: { ...operations, id } })
  return { id, operation: 'update' }
}

function remove(context: MutationContext, id: string, body: unknown): MutationResult {
  const before = context.staging.get(id)
  // Deleting a missing document is not an error on the hosted service.
  if (!before) return { id, operation: 'none' }
  context.requireMay('update', before)
  context.staging.set(id, null, { delete: { id, ...(isPurge(body) ? { purge: true } : {}) } })
  return { id, operation: 'delete' }
}

function isPurge(body: unknown): boolean {
  return isJsonObject(body) && body.purge === true
}

function selected(context: MutationContext, body: unknown): string[] {
  if (isJsonObject(body)) {
    if (typeof body.id === 'string') return [body.id]
    if (Array.isArray(body.id) && body.id.every((id) => typeof id === 'string')) return body.id as string[]
    const params = isJsonObject(body.params) ? body.params : {}
    if (typeof body.query === 'string') return context.select(body.query, params)
  }
  throw refuse('mutationInvalidError', 'A patch or delete needs an "id" or a "query"', {}, 400)
}
