import { pathParam } from '../../http/router.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { type Request, readJson } from '../http/request.ts'
import type { Route, RouteContext } from '../http/route.ts'
import { indexUid } from '../validate/index-uid.ts'
import { bool, orNull, readListOf, readObject, text } from '../validate/shape.ts'
import { accepted } from './accepted.ts'
import { readPage, slicePage } from './pages.ts'

const view = ({ row: { uid, createdAt, updatedAt, primaryKey } }: IndexEntry) => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
})

/** Routes of indexes: list, get, create, update, delete, swap. */
export function indexRoutes(engine: Engine): Route[] {
  const { catalog } = engine
  const one = '/indexes/:indexUid'
  return [
    {
      method: 'GET',
      path: '/indexes',
      action: 'indexes.get',
      handle: ({ request, access }) => {
        const page = readPage(request.parameters, 'index')
        const seen = catalog.list().filter(({ row }) => access.sees(row.uid))
        return { status: 200, body: slicePage(seen.map(view), page) }
      },
    },
    {
      method: 'GET',
      path: one,
      action: 'indexes.get',
      handle: ({ params }) => ({ status: 200, body: view(catalog.require(pathParam(params, 'indexUid'))) }),
    },
    {
      method: 'POST',
      path: '/indexes',
      action: 'indexes.create',
      handle: (context) => create(engine, context),
    },
    { method: 'PATCH', path: one, action: 'indexes.update', handle: (context) => update(engine, context) },
    {
      method: 'DELETE',
      path: one,
      action: 'indexes.delete',
      handle: ({ params }) =>
        accepted(engine, {
          type: 'indexDeletion',
          indexUid: pathParam(params, 'indexUid'),
          details: { deletedDocuments: null },
          operation: { kind: 'deleteIndex' },
        }),
    },
    {
      method: 'POST',
      path: '/swap-indexes',
      action: 'indexes.swap',
      handle: (context) => swap(engine, context),
    },
  ]
}

async function create(engine: Engine, { request, access }: RouteContext) {
  const { uid, primaryKey = null } = readObject<{ uid: string; primaryKey: string | null }, 'uid'>(
    await readJson(request),
    {
      uid: { read: indexUid, code: 'invalid_index_uid', missing: 'missing_index_uid' },
      primaryKey: { read: orNull(text), code: 'invalid_index_primary_key' },
    },
  )
  if (!access.sees(uid)) throw new ApiError('invalid_api_key', 'The provided API key is invalid.')
  return accepted(engine, {
    type: 'indexCreation',
    indexUid: uid,
    details: { primaryKey },
    operation: { kind: 'createIndex', primaryKey },
  })
}

const IMMUTABLE = new Map([
  ['createdAt', 'immutable_index_created_at'],
  ['updatedAt', 'immutable_index_updated_at'],
])

async function update(engine: Engine, { request, params }: RouteContext) {
  const given = readObject<{ primaryKey: string | null; uid: string | null }>(
    await readJson(request),
    {
      primaryKey: { read: orNull(text), code: 'invalid_index_primary_key' },
      uid: { read: orNull(indexUid), code: 'invalid_index_uid' },
    },
    {
      onUnknown: (name) => {
        const code = IMMUTABLE.get(name)
        if (code) throw new ApiError(code, `Immutable field \`${name}\`.`)
      },
    },
  )
  const { primaryKey = null, uid: newUid = null } = given
  return accepted(engine, {
    type: 'indexUpdate',
    indexUid: pathParam(params, 'indexUid'),
    details: {
      primaryKey,
      ...(newUid === null ? {} : { oldIndexUid: pathParam(params, 'indexUid'), newIndexUid: newUid }),
    },
    operation: { kind: 'updateIndex', primaryKey, newUid },
  })
}

interface Swap {
  indexes: [string, string]
  rename: boolean
}

async function swap(engine: Engine, { request, access }: RouteContext) {
  const swaps = await readSwaps(request)
  const named = swaps.flatMap(({ indexes }) => indexes)
  if (named.some((uid) => !access.sees(uid))) {
    throw new ApiError('invalid_api_key', 'The provided API key is invalid.')
  }
  if (new Set(named).size < named.length) {
    throw new ApiError(
      'invalid_swap_duplicate_index_found',
      'Indexes must be declared only once during a swap.',
    )
  }
  return accepted(engine, {
    type: 'indexSwap',
    indexUid: null,
    details: { swaps },
    operation: { kind: 'swapIndexes', swaps },
    indexes: named,
  })
}

async function readSwaps(request: Request): Promise<Swap[]> {
  const code = 'invalid_swap_indexes'
  const read = readListOf((value, _code, path) => {
    const { indexes, rename = false } = readObject<Swap, 'indexes'>(
      value,
      {
        indexes: { read: readListOf(indexUid) as never, code, missing: 'missing_swap_indexes' },
        rename: { read: bool, code: 'invalid_swap_rename' },
      },
      { path },
    )
    if (indexes.length === 2) return { indexes: indexes, rename }
    throw new ApiError(code, `Two indexes must be given for each swap, not ${indexes.length}.`)
  })
  return read(await readJson(request), 'bad_request', '.')
}
