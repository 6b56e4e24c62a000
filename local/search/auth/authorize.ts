import { ApiError } from '../http/api-error.ts'
import { Access, fullAccess } from './access.ts'
import { type Action, allows, isGlobal } from './actions.ts'
import { type ApiKey, sameSecret } from './key.ts'
import type { KeyRing } from './key-ring.ts'
import { isSignedWith, looksLikeToken, readClaims } from './tenant-token.ts'

const invalid = () => new ApiError('invalid_api_key', 'The provided API key is invalid.')

/**
 * The access of a request. `indexUid`: the index in the path, or null. Throws `missing_authorization_header` or
 * `invalid_api_key`, without the reason.
 */
export function authorize(
  authorization: string | undefined,
  action: Action,
  indexUid: string | null,
  ring: KeyRing,
  now: number,
): Access {
  if (ring.masterKey === null) {
    if (!action.startsWith('keys.')) return fullAccess
    throw new ApiError(
      'missing_master_key',
      'Meilisearch is running without a master key. To access this API endpoint, you must have set a master key at launch.',
    )
  }
  const bearer = readBearer(authorization)
  if (sameSecret(bearer, ring.masterKey)) return fullAccess
  const access =
    action === 'search' && looksLikeToken(bearer) ? tokenAccess(bearer, ring, now) : keyAccess(bearer, ring)
  if (!allows(access.key.actions, action) || isExpired(access.key, now)) throw invalid()
  if (indexUid !== null && !access.access.sees(indexUid)) throw invalid()
  // A key limited to some indexes cannot act on the whole server, whatever its actions.
  if (isGlobal(action) && !access.key.indexes.includes('*')) throw invalid()
  return access.access
}

interface KeyAccess {
  key: ApiKey
  access: Access
}

function readBearer(authorization: string | undefined): string {
  const [, bearer] = /^Bearer (.*)$/s.exec(authorization ?? '') ?? []
  if (bearer !== undefined) return bearer
  if (authorization === 'Bearer') throw invalid()
  throw new ApiError(
    'missing_authorization_header',
    'The Authorization header is missing. It must use the bearer authorization method.',
  )
}

const isExpired = ({ expiresAt }: ApiKey, now: number) => expiresAt !== null && Date.parse(expiresAt) <= now

function getKeyAccess(key: ApiKey, rules: ConstructorParameters<typeof Access>[1]): KeyAccess {
  return { key, access: new Access(key.indexes, rules, allows(key.actions, 'indexes.create')) }
}

function keyAccess(bearer: string, ring: KeyRing): KeyAccess {
  const key = ring.findByValue(bearer)
  if (!key) throw invalid()
  return getKeyAccess(key, null)
}

function tokenAccess(token: string, ring: KeyRing, now: number): KeyAccess {
  const claims = readClaims(token)
  const key = claims && ring.findByUid(claims.apiKeyUid)
  if (!claims || !key || !isSignedWith(token, ring.deriveValue(key))) throw invalid()
  const second = Math.floor(now / 1000)
  if (claims.exp !== null && second > claims.exp) {
    // Reported only when the signature is valid.
    const reason = `Tenant token expired. Was valid up to \`${claims.exp}\` and we're now \`${second}\`.`
    throw new ApiError('invalid_api_key', reason)
  }
  return getKeyAccess(key, claims.rules)
}
