import { randomBytes } from 'node:crypto'
import { isJsonObject } from '../store/document.ts'

/** Adds a `_key` to every object in an array (`autoGenerateArrayKeys`). */
export function withArrayKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(keyed) as T
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withArrayKeys(inner)])) as T
}

function keyed(item: unknown): unknown {
  const inner = withArrayKeys(item)
  if (!isJsonObject(inner) || typeof inner._key === 'string') return inner
  return { _key: randomBytes(6).toString('hex'), ...inner }
}
