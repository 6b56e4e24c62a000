import { hash } from 'node:crypto'
import { type CarDocumentInput, carDocument, type LatLong } from '@forecourt/schemas/contract'
import { z } from 'zod'
import { knownValidTest } from './known-valid.ts'

/**
 * A validated car, serialised for the index. Holding JSON instead of objects keeps garbage collection cheap for imports
 * of tens of thousands of cars.
 */
export type PreparedCar = {
  id: string
  stocknum: string
  name: string
  status: string
  reserved: boolean
  /** Dollars, null for none. */
  price: number | null
  rank: number
  /** Of all fields except the rank, which changes daily. */
  hash: string
  /** The document on one line, with `rank`, `import_feed` (the feed that owns it) and `import_hash`. */
  json: string
}

const { shape } = carDocument

/** Fields that the import itself reads. */
const keyFields = z.object({
  id: shape.id,
  stocknum: shape.stocknum,
  name: shape.name,
  status: shape.status,
  reserved: shape.reserved,
  price: shape.price,
  rank: shape.rank,
})

type Member = {
  name: string
  schema: z.ZodType
  /** Empty values that the schema accepts; they are dropped without validation. */
  emptyValues: ReadonlySet<unknown>
  isKnownValid: (value: unknown) => boolean
}

/**
 * The contract's other fields, validated one by one: a car fills a third of them, and a single object schema of more than
 * 128 fields (a hash table in V8) takes many times as long.
 */
const otherFields: Member[] = Object.entries(shape)
  .filter(([name]) => !(name in keyFields.shape))
  .map(([name, schema]) => ({
    name,
    schema,
    emptyValues: listEmptyValues(schema),
    isKnownValid: knownValidTest(schema),
  }))

/** Fields of a document that the feed does not contain. */
export type ImportFields = {
  /** Key of the feed that owns the row. */
  feed: string
  /** Coordinates for sorting by distance. */
  point?: LatLong | null
  /** What staff set, and what the file says instead. */
  staff?: { file_says: unknown; pinned: unknown }
}

/**
 * Validates a car against the stock contract and drops empty fields: an empty string would become a facet value, and
 * empty fields would be most of a document's size.
 * @throws ZodError when the car breaks the contract
 */
export function prepareCar(
  input: CarDocumentInput,
  { feed, point = null, staff }: ImportFields,
): PreparedCar {
  const { rank, ...car } = keyFields.parse(input)
  const full = withoutEmpty(car)
  for (const { name, schema, emptyValues, isKnownValid } of otherFields) {
    const given = (input as Record<string, unknown>)[name]
    if (emptyValues.has(given)) continue
    if (isKnownValid(given)) {
      setUnlessEmpty(full, name, given)
      continue
    }
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
    }
    setUnlessEmpty(full, name, parsed.data)
  }
  full.import_feed = feed
  if (staff?.pinned === true) full.pinned = true
  if (staff?.file_says !== undefined) full.file_says = staff.file_says
  if (point !== null) full._geo = { lat: point[0], lng: point[1] }
  // One stringify: a concatenated string would keep all its parts in memory.
  const body = JSON.stringify(full).slice(1, -1)
  const digest = hash('sha1', body, 'base64url')
  return {
    ...car,
    rank: rank ?? 0,
    hash: digest,
    json: `{${body},"rank":${rank ?? 0},"import_hash":"${digest}"}`,
  }
}

/**
 * Some fields as `prepareCar` writes them, to be changed in an indexed document; null for one without a value.
 * @throws ZodError when they break the contract
 */
export function prepareFields<T extends keyof CarDocumentInput & keyof typeof shape>(
  fields: Pick<CarDocumentInput, T>,
): Record<T, unknown> {
  const names = Object.keys(fields) as T[]
  const prepared = names.map((name) => {
    const filled: Record<string, unknown> = {}
    setUnlessEmpty(filled, name, shape[name].parse(fields[name]))
    return [name, filled[name] ?? null]
  })
  return Object.fromEntries(prepared)
}

function listEmptyValues(schema: z.ZodType): ReadonlySet<unknown> {
  return new Set(
    [undefined, null, ''].filter((value) => {
      const parsed = schema.safeParse(value)
      return parsed.success && isEmpty(parsed.data)
    }),
  )
}

/** A copy of an object without its empty values. */
function withoutEmpty(object: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) setUnlessEmpty(copy, name, value)
  return copy
}

/** Sets a property unless the value is empty. */
function setUnlessEmpty(into: Record<string, unknown>, name: string, value: unknown): void {
  if (isEmpty(value)) return
  if (typeof value !== 'object' || Array.isArray(value)) {
    into[name] = value
    return
  }
  const members = withoutEmpty(value as object)
  if (Object.keys(members).length > 0) into[name] = members
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
