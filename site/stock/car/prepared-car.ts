import { hash } from 'node:crypto'
import { type CarDocumentInput, carDocument, type LatLong } from '@forecourt/schemas/contract'
import { z } from 'zod'
import { asItStands } from './known-valid.ts'

/**
 * A car ready for the index. The document is kept as the JSON that is sent: a run over tens of thousands of cars
 * would otherwise spend most of its time on collecting the objects it holds.
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
  /** Of everything but the rank, which moves by the day. */
  hash: string
  /** The document on one line, with `rank`, `import_feed` (whose row it is) and `import_hash`. */
  json: string
}

const { shape } = carDocument

/** What the import itself looks at; the rank stays out of the hash. */
const looked = z.object({
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
  /** The empty values that the contract takes as empty: they are dropped, so nothing is to be checked of them. */
  empties: ReadonlySet<unknown>
  isRight: (value: unknown) => boolean
}

/**
 * The rest of the contract, member by member: a car fills a third of it, and one object of all (more than 128 members,
 * which V8 keeps as a hash table) takes many times as long to check as the members that are there.
 */
const rest: Member[] = Object.entries(shape)
  .filter(([name]) => !(name in looked.shape))
  .map(([name, schema]) => ({ name, schema, empties: emptiesOf(schema), isRight: asItStands(schema) }))

/** What stands in a car's document beside what its feed says. */
export type BesidesTheCar = {
  /** Whose row it is. */
  feed: string
  /** Until when a shopper holds it. */
  heldUntil?: string | null
  /** Where it stands, for orders by distance; without one it is found all the same. */
  point?: LatLong | null
}

/**
 * Validates a car by the stock contract and drops what is empty: an empty text would be a facet value, and a
 * hundred empty fields a car are most of its size.
 * @throws ZodError when the car breaks the contract
 */
export function prepareCar(
  input: CarDocumentInput,
  { feed, heldUntil = null, point = null }: BesidesTheCar,
): PreparedCar {
  const { rank, ...car } = looked.parse(input)
  const full = filled(car)
  for (const { name, schema, empties, isRight } of rest) {
    const given = (input as Record<string, unknown>)[name]
    if (empties.has(given)) continue
    if (isRight(given)) {
      fill(full, name, given)
      continue
    }
    const parsed = schema.safeParse(given)
    if (!parsed.success) {
      throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
    }
    fill(full, name, parsed.data)
  }
  full.import_feed = feed
  if (point !== null) full._geo = { lat: point[0], lng: point[1] }
  if (heldUntil !== null) full.reserved_until = heldUntil
  // Written at once: put together from pieces, the text would keep all of them in memory with it.
  const body = JSON.stringify(full).slice(1, -1)
  const digest = hash('sha1', body, 'base64url')
  return {
    ...car,
    rank: rank ?? 0,
    hash: digest,
    json: `{${body},"rank":${rank ?? 0},"import_hash":"${digest}"}`,
  }
}

function emptiesOf(schema: z.ZodType): ReadonlySet<unknown> {
  return new Set(
    [undefined, null, ''].filter((value) => {
      const parsed = schema.safeParse(value)
      return parsed.success && isEmpty(parsed.data)
    }),
  )
}

/** A copy of an object with what is filled in it. */
function filled(object: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) fill(copy, name, value)
  return copy
}

/** Puts a value into an object unless there is nothing in it. */
function fill(into: Record<string, unknown>, name: string, value: unknown): void {
  if (isEmpty(value)) return
  if (typeof value !== 'object' || Array.isArray(value)) {
    into[name] = value
    return
  }
  const members = filled(value as object)
  if (Object.keys(members).length > 0) into[name] = members
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
