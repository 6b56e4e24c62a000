import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Action } from './actions.ts'

/** A stored key; its value is derived from the master key. */
export interface ApiKey {
  uid: string
  name: string | null
  description: string | null
  actions: Action[]
  /** Index uids, or prefixes before a star. */
  indexes: string[]
  /** ISO instants. */
  expiresAt: string | null
  createdAt: string
  updatedAt: string
}

/** The value of a key: HMAC-SHA256 of its uid under the master key, in hexadecimal. */
export function keyValue(uid: string, masterKey: string): string {
  return createHmac('sha256', masterKey).update(uid).digest('hex')
}

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** Whether a pattern of a key or token matches an index. */
export function namesIndex(pattern: string, uid: string): boolean {
  return pattern.endsWith('*') ? uid.startsWith(pattern.slice(0, -1)) : pattern === uid
}

/** The keys of a new database. */
export function defaultKeys(uid: () => string, now: string): ApiKey[] {
  const key = (name: string, description: string, actions: Action[]): ApiKey => ({
    uid: uid(),
    name,
    description,
    actions,
    indexes: ['*'],
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
  })
  return [
    key('Default Chat API Key', 'Use it to chat and search from the frontend', ['chatCompletions', 'search']),
    key(
      'Default Read-Only Admin API Key',
      'Use it to read information across the whole database. Caution! Do not expose this key on a public frontend',
      ['*.get', 'keys.get'],
    ),
    key(
      'Default Admin API Key',
      'Use it for anything that is not a search operation. Caution! Do not expose it on a public frontend',
      ['*'],
    ),
    key('Default Search API Key', 'Use it to search from the frontend', ['search']),
  ]
}
