import { FLAG_CATALOG, FLAG_KEYS } from '@forecourt/schemas/contract'

/** A setting in which two dealers differ, as text; '' is not set. */
export type Difference = { setting: string; one: string; other: string }

type Fields = Record<string, unknown>

/** Says nothing about the dealer: the store's own fields, and what differs by nature. */
const LEFT_OUT = /^(_id|_type|_rev|_createdAt|_updatedAt|_system|slug|tenant|retiredAt)$/

/**
 * The settings in which two dealers differ, sorted by name. Lists are compared as wholes of readable items; a flag that
 * is not set counts as its default.
 */
export function diffSettings(one: Fields, other: Fields): Difference[] {
  const [left, right] = [indexSettings(one), indexSettings(other)]
  const names = [...new Set([...left.keys(), ...right.keys()])].sort()
  return names
    .map((setting) => ({
      setting,
      one: left.get(setting) ?? '',
      other: right.get(setting) ?? '',
    }))
    .filter((difference) => difference.one !== difference.other)
}

function indexSettings(tenant: Fields): Map<string, string> {
  const given = (tenant.flags ?? {}) as Fields
  const flags = Object.fromEntries(FLAG_KEYS.map((key) => [key, given[key] ?? FLAG_CATALOG[key].fallback]))
  return new Map(flatten({ ...tenant, flags }, ''))
}

function flatten(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object' || Array.isArray(value) || isLeaf(value)) {
    const text = readable(value)
    return text === '' ? [] : [[path, text]]
  }
  return Object.entries(value)
    .filter(([name]) => !(path === '' ? LEFT_OUT.test(name) : name.startsWith('_')))
    .flatMap(([name, field]) => flatten(field, path === '' ? name : `${path}.${name}`))
}

/** References, pictures and slugs are said in one word. */
function isLeaf(value: object): boolean {
  return '_ref' in value || 'asset' in value || 'current' in value
}

function readable(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/\s+/g, ' ')
  if (value === null || typeof value !== 'object') return ''
  if (Array.isArray(value)) return value.map(readable).join(', ')
  const { _ref, asset, current } = value as { _ref?: string; asset?: Fields; current?: string }
  if (_ref !== undefined) return _ref
  if (current !== undefined) return current
  if (asset !== undefined) return readable(asset)
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .map(([, field]) => readable(field))
    .filter(Boolean)
    .join(' ')
}
