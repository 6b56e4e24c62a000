import { readLimits } from './field-limits.ts'
import type { RandomSource } from './random-source.ts'
import { randomText } from './random-text.ts'
import { resolveField, type StudioField } from './studio-field.ts'

/** What values may refer to, and values of fields whose form the schema says only in words. */
export type ValueContext = {
  random: RandomSource
  /** Ids of documents by type, and of uploaded pictures as `sanity.imageAsset`. */
  ids: Readonly<Record<string, readonly string[]>>
  /** Addresses that a link may lead to. */
  links: readonly string[]
  /** Values by the path of their field, without places in lists: `tenant.stock.searchFilters`. */
  known: Readonly<Record<string, (random: RandomSource) => unknown>>
}

const OPTIONAL_SHARE = 0.6
/** Objects hold settings that are optional one by one. */
const OPTIONAL_OBJECT_SHARE = 0.9
const DAY_MS = 86_400_000

/** A value that the Studio's form could hold; undefined where the field stays empty. */
export function randomValue(given: StudioField, path: string, context: ValueContext): unknown {
  const { random, known } = context
  const field = resolveField(given)
  const limits = readLimits(field)
  const share = field.type === 'object' ? OPTIONAL_OBJECT_SHARE : OPTIONAL_SHARE
  if (!limits.required && !random.chance(share)) return undefined
  const own = known[path]
  if (own !== undefined) return own(random)
  const choices = field.options?.list
  if (choices !== undefined && field.type !== 'array') return valueOfChoice(random.pick(choices))
  return valueByType(field, path, context)
}

function valueByType(field: StudioField, path: string, context: ValueContext): unknown {
  const { random, ids } = context
  switch (field.type) {
    case 'boolean':
      return random.chance(0.5)
    case 'number':
      return randomNumber(field, random)
    case 'string':
    case 'text':
    case 'url':
    case 'email':
      return randomText(field, path, context)
    case 'date':
      return dayFromNow(random).slice(0, 10)
    case 'datetime':
      return dayFromNow(random)
    case 'slug':
      return { _type: 'slug', current: `s-${random.integer(1, 9_999_999)}` }
    case 'geopoint':
      return { _type: 'geopoint', lat: -12 - random.fraction() * 30, lng: 115 + random.fraction() * 38 }
    case 'reference':
      return referenceTo(field, random, ids)
    case 'image':
      return randomImage(field, path, context)
    case 'block':
      return randomBlock(field, context)
    case 'array':
      return randomList(field, path, context)
    case 'object':
      return randomFields(field, path, context)
    case 'file':
      return undefined
    default:
      throw new RangeError(`No random value for ${path} of type "${field.type}".`)
  }
}

/** The fields of a document or an object, by name. */
export function randomFields(
  { name, fields = [] }: StudioField,
  path: string,
  context: ValueContext,
): Record<string, unknown> {
  const values: Record<string, unknown> = name && path.includes('.') ? { _type: name } : {}
  for (const field of fields) {
    const value = randomValue(field, `${path}.${field.name}`, context)
    if (value !== undefined) values[field.name ?? ''] = value
  }
  return values
}

function randomList(field: StudioField, path: string, context: ValueContext): unknown[] {
  const { random } = context
  const choices = field.options?.list
  if (choices !== undefined) return random.pickSome(choices, 4).map(valueOfChoice)
  const members = field.of ?? []
  const { min, max } = readLimits(field)
  const count = random.integer(min ?? 0, Math.min(max ?? 4, 4))
  const values = Array.from({ length: count }, () => {
    const member = random.pick(members)
    const memberChoices = member.options?.list
    if (memberChoices !== undefined) return valueOfChoice(random.pick(memberChoices))
    return typed(valueByType(resolveField(member), path, context), member)
  }).filter((value) => value !== undefined)
  // Most lists refuse what they have already.
  const different = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...different.values()].map(keyed)
}

function typed(value: unknown, { name, type }: StudioField): unknown {
  if (typeof value !== 'object' || value === null) return value
  const typeName = (value as { _type?: string })._type ?? name ?? (type === 'object' ? undefined : type)
  return typeName ? { _type: typeName, ...value } : value
}

function keyed(value: unknown, at: number): unknown {
  return typeof value === 'object' && value !== null ? { _key: `k${at}`, ...value } : value
}

function randomNumber(field: StudioField, random: RandomSource): number {
  const { min, max, integer } = readLimits(field)
  const low = min ?? 0
  const high = max ?? low + random.pick([10, 1_000, 100_000])
  if (integer) return random.integer(Math.ceil(low), Math.floor(high))
  const decimals = random.pick([0, 0, 1, 2])
  return Number((low + random.fraction() * (high - low)).toFixed(decimals))
}

function dayFromNow(random: RandomSource): string {
  return new Date(Date.now() + random.integer(-120, 120) * DAY_MS).toISOString()
}

function referenceTo({ to = [] }: StudioField, random: RandomSource, ids: ValueContext['ids']): unknown {
  const types = (Array.isArray(to) ? to : [to]) as readonly { type: string }[]
  const candidates = types.flatMap(({ type }) => ids[type] ?? [])
  return candidates.length === 0 ? undefined : { _type: 'reference', _ref: random.pick(candidates) }
}

function randomImage(field: StudioField, path: string, context: ValueContext): unknown {
  const assets = context.ids['sanity.imageAsset'] ?? []
  if (assets.length === 0) return undefined
  return {
    ...randomFields({ type: 'object', fields: field.fields ?? [] }, path, context),
    alt: 'A vehicle in front of the workshop',
    _type: 'image',
    asset: { _type: 'reference', _ref: context.random.pick(assets) },
  }
}

function randomBlock({ styles = [] }: StudioField, context: ValueContext): unknown {
  const { random } = context
  const text = randomText({ type: 'text' }, '', context)
  const marks = random.chance(0.3) ? ['strong'] : []
  const link = random.chance(0.3) ? [{ _type: 'link', _key: 'l', href: random.pick(context.links) }] : []
  return {
    _type: 'block',
    style: styles.length > 0 ? random.pick(styles).value : 'normal',
    markDefs: link,
    children: [
      { _type: 'span', _key: 'a', text, marks: [...marks, ...link.map(({ _key }) => _key)] },
      { _type: 'span', _key: 'b', text: ' and more.', marks: [] },
    ],
  }
}

function valueOfChoice(choice: unknown): unknown {
  return typeof choice === 'object' && choice !== null ? (choice as { value: unknown }).value : choice
}
