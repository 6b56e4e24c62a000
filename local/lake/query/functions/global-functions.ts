import { classify, GroqDateTime, IdPath, isGroqObject } from '../values.ts'
import type { GroqFunction } from './groq-function.ts'

/** Functions without a namespace, and dates. */
export const GLOBAL: Record<string, GroqFunction> = {
  count: ([list]) => (Array.isArray(list) ? list.length : null),
  defined: ([value]) => classify(value) !== 'null',
  identity: (_, scope) => scope.env.identity,
  now: (_, scope) => new Date(scope.env.now).toISOString(),
  'dateTime::now': (_, scope) => new GroqDateTime(scope.env.now),
  dateTime: ([value]) => (typeof value === 'string' ? GroqDateTime.parse(value) : instantOrNull(value)),
  path: ([pattern]) => (typeof pattern === 'string' ? new IdPath(pattern) : null),
  string: ([value]) => findText(value),
  length: ([value]) =>
    typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : null,
  references: (args, scope) => holdsReference(scope.value, new Set(args.flat())),
  round: ([value, ...precision]) => round(value, precision.length === 0 ? 0 : precision[0]),
}

function instantOrNull(value: unknown): GroqDateTime | null {
  return value instanceof GroqDateTime ? value : null
}

/** Numbers, booleans, texts and datetimes as text. */
export function findText(value: unknown): string | null {
  const printable = ['number', 'string', 'boolean', 'datetime'].includes(classify(value))
  return printable ? String(value) : null
}

function holdsReference(value: unknown, ids: Set<unknown>): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsReference(item, ids))
  if (!isGroqObject(value)) return false
  if (value._ref) return typeof value._ref === 'string' && ids.has(value._ref)
  return Object.values(value).some((item) => typeof item === 'object' && holdsReference(item, ids))
}

/** Rounds to `places` decimals, halves away from zero; null for a precision that is null or no natural number. */
function round(value: unknown, places: unknown): number | null {
  if (typeof value !== 'number') return null
  if (typeof places !== 'number' || places < 0 || !Number.isInteger(places)) return null
  if (places === 0) return Math.sign(value) * Math.round(Math.abs(value))
  return Number(value.toFixed(Math.min(places, 100)))
}
