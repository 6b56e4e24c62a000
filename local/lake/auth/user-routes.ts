import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { isJsonObject } from '../store/document.ts'
import { type Identity, listIdentityRoles } from './identity.ts'
import { describeRoles } from './roles.ts'
import { getVisibility } from './visibility.ts'

const MAX_IDS = 200
const MAX_VALUES = 100
const MAX_KEY_LENGTH = 256
const MAX_VALUE_LENGTH = 64 * 1024

/** `/users`: the current user, other users, and the Studio's settings of a user. */
export function userRoutes(lake: Lake): Route[] {
  return [
    { method: 'GET', path: '/users/me', handle: ({ identity }) => ok(me(lake, identity)) },
    { method: 'GET', path: '/users/me/keyvalue/:keys', handle: (exchange) => readValues(lake, exchange) },
    { method: 'PUT', path: '/users/me/keyvalue', handle: (exchange) => writeValues(lake, exchange) },
    { method: 'GET', path: '/users/:ids', handle: (exchange) => ok(usersByIds(lake, exchange)) },
    {
      method: 'GET',
      path: '/projects/:project/users/:ids',
      handle: (exchange) => ok(usersByIds(lake, exchange)),
    },
  ]
}

function me(lake: Lake, identity: Identity) {
  if (identity.kind === 'anonymous') throw plainError(401, 'Not signed in')
  const { id, name } = identity
  const roles = describeRoles(listIdentityRoles(identity), lake.settings.roles)
  return {
    id,
    name,
    email: identity.kind === 'user' ? identity.email : '',
    role: roles[0]?.name ?? '',
    roles,
    provider: identity.kind === 'user' ? 'forecourt' : 'robot',
    profileImage: null,
  }
}

/** One id: an object (404 when unknown or hidden); several: those found. */
function usersByIds(lake: Lake, { identity, params }: Exchange) {
  const text = pathParam(params, 'ids')
  const ids = text.split(',').slice(0, MAX_IDS)
  const found = ids.map((id) => buildProfile(lake, identity, id)).filter((profile) => profile !== null)
  if (ids.length > 1) return found
  if (!found[0]) throw plainError(404, `There is no user "${text}"`)
  return found[0]
}

function buildProfile(lake: Lake, asker: Identity, id: string) {
  const user = lake.users.find(id)
  const robot = lake.options.robots.find((candidate) => candidate.id === id)
  const name = user?.name ?? robot?.name
  if (name === undefined) return null
  const roles = user?.roles ?? (robot ? [robot.role] : [])
  const visibility = getVisibility(asker, { id, roles }, lake.settings.roles)
  if (visibility === 'hidden') return null
  const email = visibility === 'whole' ? (user?.email ?? '') : ''
  return { id, displayName: name, imageUrl: null, email, provider: user ? 'forecourt' : 'robot' }
}

function readValues(lake: Lake, exchange: Exchange): Answer {
  const keys = pathParam(exchange.params, 'keys').split(',').slice(0, MAX_VALUES)
  return ok(lake.users.readValues(exchange.identity.id, keys))
}

async function writeValues(lake: Lake, exchange: Exchange): Promise<Answer> {
  const body = await exchange.json()
  if (!Array.isArray(body) || body.length > MAX_VALUES)
    throw plainError(400, 'Expected a list of {key, value}')
  const values = body.map((item) => {
    if (!isJsonObject(item) || typeof item.key !== 'string' || item.key.length > MAX_KEY_LENGTH) {
      throw plainError(400, 'Expected a list of {key, value}')
    }
    if (JSON.stringify(item.value ?? null).length > MAX_VALUE_LENGTH) {
      throw plainError(413, `The value of "${item.key}" is longer than ${MAX_VALUE_LENGTH} characters`)
    }
    return { key: item.key, value: item.value }
  })
  lake.users.writeValues(exchange.identity.id, values)
  return ok(values)
}
