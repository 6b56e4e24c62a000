// Tenant tokens: JSON Web Tokens (RFC 7519) signed with the value of a key, after
// https://www.meilisearch.com/docs/learn/security/generate_tenant_token_scratch
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject, type Json } from '../index/walk.ts'
import { namesIndex } from './key.ts'

export interface TenantClaims {
  apiKeyUid: string
  /** Index pattern → the filter of every search in such an index, or null. */
  rules: Map<string, Json>
  /** Unix time in seconds, or null. */
  exp: number | null
}

const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' }

interface Parts {
  header: string
  payload: string
  signature: string
}

function findParts(token: string): Parts | null {
  const [header, payload, signature, ...more] = token.split('.')
  return header && payload && signature && more.length === 0 ? { header, payload, signature } : null
}

function decode(part: string): Json | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Json
  } catch {
    return undefined // no JSON: not a token
  }
}

/** Whether a bearer value has the form of a token. */
export const looksLikeToken = (bearer: string) => findParts(bearer) !== null

/** The unverified claims of a token; null when there are none. */
export function readClaims(token: string): TenantClaims | null {
  const parts = findParts(token)
  const claims = parts && decode(parts.payload)
  if (!isObject(claims) || typeof claims.apiKeyUid !== 'string') return null
  const rules = readRules(claims.searchRules)
  const exp = claims.exp ?? null
  if (!rules || (exp !== null && !Number.isInteger(exp))) return null
  return { apiKeyUid: claims.apiKeyUid, rules, exp: exp as number | null }
}

function readRules(value: Json | undefined): Map<string, Json> | null {
  if (Array.isArray(value)) {
    return value.every((name) => typeof name === 'string')
      ? new Map(value.map((name) => [name as string, null]))
      : null
  }
  if (!isObject(value)) return null
  const rules = new Map<string, Json>()
  for (const [pattern, rule] of Object.entries(value)) {
    if (rule !== null && !isObject(rule)) return null
    rules.set(pattern, rule?.filter ?? null)
  }
  return rules
}

/** Whether a token was signed with this secret. The algorithm must be one of HS256, HS384 and HS512. */
export function isSignedWith(token: string, secret: string): boolean {
  const parts = findParts(token)
  const header = parts && decode(parts.header)
  const hash = isObject(header) && typeof header.alg === 'string' ? HASHES[header.alg] : undefined
  if (!parts || !hash) return false
  const expected = createHmac(hash, secret).update(`${parts.header}.${parts.payload}`).digest()
  const given = Buffer.from(parts.signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The rule of the most specific matching pattern; undefined without a match. */
export function ruleFor(rules: ReadonlyMap<string, Json>, uid: string): Json | undefined {
  const patterns = [...rules.keys()].filter((pattern) => namesIndex(pattern, uid))
  const rank = (pattern: string) => (pattern.endsWith('*') ? pattern.length : Number.POSITIVE_INFINITY)
  const best = patterns.sort((a, b) => rank(b) - rank(a))[0]
  return best === undefined ? undefined : rules.get(best)
}
