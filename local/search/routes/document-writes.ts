import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import { validId } from '../documents/primary-key.ts'
import { type PayloadFormat, readPayload } from '../documents/read-payload.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { contentType, type Request, readJson } from '../http/request.ts'
import type { Answer, Route, RouteContext } from '../http/route.ts'
import { parseExact } from '../index/exact-json.ts'
import type { Json } from '../index/walk.ts'
import { Slices } from '../tasks/slices.ts'
import { anything, readListOf, readObject, reject } from '../validate/shape.ts'
import { accepted } from './accepted.ts'
import { parseRequestFilter } from './request-filter.ts'

const FORMATS: Record<string, PayloadFormat> = {
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
  'text/csv': 'csv',
}

const ALL = '/indexes/:indexUid/documents'

/** Routes that add, update and delete documents. */
export function documentWriteRoutes(engine: Engine): Route[] {
  const remove = (path: string, method: string, handle: Route['handle']): Route => ({
    method,
    path,
    action: 'documents.delete',
    handle,
  })
  return [
    {
      method: 'POST',
      path: ALL,
      action: 'documents.add',
      handle: (context) => add(engine, context, 'replace'),
    },
    {
      method: 'PUT',
      path: ALL,
      action: 'documents.add',
      handle: (context) => add(engine, context, 'update'),
    },
    remove(ALL, 'DELETE', ({ request, params }) => {
      requireKnown(request.parameters)
      return accepted(engine, {
        type: 'documentDeletion',
        indexUid: pathParam(params, 'indexUid'),
        details: { deletedDocuments: null },
        operation: { kind: 'clearDocuments' },
      })
    }),
    remove(`${ALL}/:documentId`, 'DELETE', (context) =>
      deleteIds(engine, context, [requireId(pathParam(context.params, 'documentId'), 'invalid_document_id')]),
    ),
    remove(`${ALL}/delete-batch`, 'POST', async (context) => {
      const ids = readListOf((value: Json, code, path) =>
        typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
          ? String(value)
          : reject(value, code, path, 'an id'),
      )(await readJson(context.request, parseExact), 'bad_request', '.')
      return deleteIds(engine, context, ids)
    }),
    remove(`${ALL}/delete`, 'POST', (context) => deleteMatching(engine, context)),
  ]
}

async function add(engine: Engine, { request, params, access }: RouteContext, method: 'replace' | 'update') {
  const { primaryKey, delimiter } = readParameters(request.parameters)
  const format = readFormat(request)
  if (format !== 'csv' && request.parameters.has('csvDelimiter')) {
    throw new ApiError('invalid_content_type', 'The `csvDelimiter` belongs to `text/csv` alone.')
  }
  const text = await request.text()
  let receivedDocuments = 0
  await new Slices().each(readPayload({ text, format, delimiter }), () => {
    receivedDocuments += 1
  })
  requireIndex(engine, pathParam(params, 'indexUid'), access)
  return accepted(engine, {
    type: 'documentAdditionOrUpdate',
    indexUid: pathParam(params, 'indexUid'),
    details: { receivedDocuments, indexedDocuments: null },
    operation: { kind: 'addDocuments', method, primaryKey, format, delimiter, text },
  })
}

/** A caller without the right to create indexes can write only to existing ones. */
function requireIndex({ catalog }: Engine, uid: string, access: Access): void {
  if (!access.canCreateIndexes) catalog.require(uid)
}

/** Throws for a parameter outside `known`: a filter in the URL must not delete everything. */
function requireKnown(parameters: URLSearchParams, known: readonly string[] = []): void {
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw new ApiError('bad_request', `Unknown parameter \`${name}\`.`)
  }
}

function readParameters(parameters: URLSearchParams) {
  requireKnown(parameters, ['primaryKey', 'csvDelimiter'])
  const delimiter = parameters.get('csvDelimiter') ?? ','
  if (!/^[\0-\x7f]$/.test(delimiter)) {
    throw new ApiError('invalid_document_csv_delimiter', '`csvDelimiter` must be one character of ASCII.')
  }
  return { primaryKey: parameters.get('primaryKey'), delimiter }
}

function readFormat(request: Request): PayloadFormat {
  const type = contentType(request)
  const format = FORMATS[type]
  if (format) return format
  const accepts = Object.keys(FORMATS).join('`, `')
  throw new ApiError(
    'invalid_content_type',
    `The Content-Type \`${type}\` is invalid. Accepted values are: \`${accepts}\`.`,
  )
}

function requireId(id: string, code: string): string {
  if (validId(id) !== null) return id
  throw new ApiError(code, `Document identifier \`${id}\` is invalid.`)
}

function deleteIds(engine: Engine, { request, params }: RouteContext, ids: string[]): Answer {
  requireKnown(request.parameters)
  return accepted(engine, {
    type: 'documentDeletion',
    indexUid: pathParam(params, 'indexUid'),
    details: { providedIds: ids.length, deletedDocuments: null, originalFilter: null },
    operation: { kind: 'deleteDocuments', ids },
  })
}

async function deleteMatching(engine: Engine, { request, params }: RouteContext): Promise<Answer> {
  requireKnown(request.parameters)
  const { filter = null } = readObject<{ filter: Json }>(await readJson(request), {
    filter: { read: anything, code: 'invalid_document_filter', missing: 'missing_document_filter' },
  })
  requireFilter(filter)
  return accepted(engine, {
    type: 'documentDeletion',
    indexUid: pathParam(params, 'indexUid'),
    details: { providedIds: 0, deletedDocuments: null, originalFilter: JSON.stringify(filter) },
    operation: { kind: 'deleteByFilter', filter },
  })
}

/** An empty filter, which would delete everything, is refused. */
function requireFilter(json: Json): void {
  if (parseRequestFilter(json, 'invalid_document_filter')) return
  throw new ApiError('invalid_document_filter', 'Sending an empty filter is forbidden.')
}
