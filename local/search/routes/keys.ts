import { randomUUID } from 'node:crypto'
import { pathParam } from '../../http/router.ts'
import { ACTIONS, type Action, isGlobal } from '../auth/actions.ts'
import type { ApiKey } from '../auth/key.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/request.ts'
import type { Route, RouteContext } from '../http/route.ts'
import { parseInstant } from '../tasks/task-query.ts'
import { indexUidPattern } from '../validate/index-uid.ts'
import { orNull, type Read, readListOf, readObject, readOneOf, text } from '../validate/shape.ts'
import { readPage, slicePage } from './pages.ts'

/** Routes of keys: list, get, create, update, delete. */
export function keyRoutes(engine: Engine): Route[] {
  const { ring } = engine
  const view = (key: ApiKey) => {
    const { uid, name, description, actions, indexes, expiresAt, createdAt, updatedAt } = key
    const value = ring.deriveValue(key)
    return { name, description, key: value, uid, actions, indexes, expiresAt, createdAt, updatedAt }
  }
  const one = '/keys/:key'
  return [
    {
      method: 'GET',
      path: '/keys',
      action: 'keys.get',
      handle: ({ request }) => {
        const page = readPage(request.parameters, 'api_key')
        return { status: 200, body: slicePage(ring.list().map(view), page) }
      },
    },
    {
      method: 'GET',
      path: one,
      action: 'keys.get',
      handle: ({ params }) => ({ status: 200, body: view(require(engine, pathParam(params, 'key'))) }),
    },
    {
      method: 'POST',
      path: '/keys',
      action: 'keys.create',
      handle: async (context) => ({ status: 201, body: view(await create(engine, context)) }),
    },
    {
      method: 'PATCH',
      path: one,
      action: 'keys.update',
      handle: async (context) => ({ status: 200, body: view(await change(engine, context)) }),
    },
    {
      method: 'DELETE',
      path: one,
      action: 'keys.delete',
      handle: ({ params }) => {
        ring.delete(require(engine, pathParam(params, 'key')).uid)
        return { status: 204 }
      },
    },
  ]
}

/** A key by its uid or its value. */
function require({ ring }: Engine, name: string): ApiKey {
  const key = ring.findByUid(name) ?? ring.findByValue(name)
  if (!key) throw new ApiError('api_key_not_found', `API key \`${name}\` not found.`)
  return key
}

const uuid: Read<string> = (value, code, path) => {
  if (typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    return value.toLowerCase()
  throw new ApiError(code, `Invalid value at \`${path}\`: not a UUID.`)
}

type NewKey = Pick<ApiKey, 'uid' | 'name' | 'description' | 'actions' | 'indexes' | 'expiresAt'>

/** A time in milliseconds with its original fraction of a second, down to nanoseconds. */
function withFraction(instant: string, given: string): string {
  const digits = /\.(\d{1,9})/.exec(given)?.[1]?.replace(/0+$/, '') ?? ''
  return instant.replace(/\.\d+Z$/, digits === '' ? 'Z' : `.${digits}Z`)
}

const isLimited = (indexes: string[]) => indexes.length > 0 && !indexes.includes('*')

async function create({ ring, options }: Engine, { request }: RouteContext): Promise<ApiKey> {
  const now = options.now()
  const future: Read<string> = (value, code, path) => {
    const instant = typeof value === 'string' ? parseInstant(value) : null
    if (instant && Date.parse(instant) > now.getTime()) return withFraction(instant, value as string)
    throw new ApiError(code, `Invalid value at \`${path}\`: not an instant in the future.`)
  }
  const given = readObject<NewKey, 'actions' | 'indexes' | 'expiresAt'>(await readJson(request), {
    uid: { read: uuid, code: 'invalid_api_key_uid' },
    name: { read: orNull(text), code: 'invalid_api_key_name' },
    description: { read: orNull(text), code: 'invalid_api_key_description' },
    actions: {
      read: readListOf(readOneOf<Action>(...ACTIONS)),
      code: 'invalid_api_key_actions',
      missing: 'missing_api_key_actions',
    },
    indexes: {
      read: readListOf(indexUidPattern),
      code: 'invalid_api_key_indexes',
      missing: 'missing_api_key_indexes',
    },
    expiresAt: {
      read: orNull(future),
      code: 'invalid_api_key_expires_at',
      missing: 'missing_api_key_expires_at',
    },
  })
  const { uid = randomUUID(), name = null, description = null } = given
  const global = isLimited(given.indexes) ? given.actions.find(isGlobal) : undefined
  if (global) {
    throw new ApiError(
      'index_scoped_api_key_with_global_action',
      `A key limited to some indexes cannot hold \`${global}\`, which concerns the whole server.`,
    )
  }
  if (ring.findByUid(uid))
    throw new ApiError(
      'api_key_already_exists',
      `\`uid\` field value \`${uid}\` is already an existing API key.`,
    )
  const instant = now.toISOString()
  const key: ApiKey = {
    uid,
    name,
    description,
    actions: given.actions,
    indexes: given.indexes,
    expiresAt: given.expiresAt,
    createdAt: instant,
    updatedAt: instant,
  }
  ring.put(key)
  return key
}

const IMMUTABLE = ['uid', 'actions', 'indexes', 'expiresAt', 'createdAt', 'updatedAt']

async function change(engine: Engine, { request, params }: RouteContext): Promise<ApiKey> {
  const patch = readObject<Pick<ApiKey, 'name' | 'description'>>(
    await readJson(request),
    {
      name: { read: orNull(text), code: 'invalid_api_key_name' },
      description: { read: orNull(text), code: 'invalid_api_key_description' },
    },
    {
      onUnknown: (name) => {
        if (!IMMUTABLE.includes(name)) return
        const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        throw new ApiError(`immutable_api_key_${field}`, `Immutable field \`${name}\`.`)
      },
    },
  )
  const key = {
    ...require(engine, pathParam(params, 'key')),
    ...patch,
    updatedAt: engine.options.now().toISOString(),
  }
  engine.ring.put(key)
  return key
}
