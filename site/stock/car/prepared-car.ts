import { hash } from 'node:crypto'
import { type CarDocumentInput, carDocument } from '@forecourt/schemas/contract'
import { z } from 'zod'

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
  /** The name as JSON writes it, with its colon. */
  key: string
  schema: z.ZodType
  /** The empty values that the contract takes as empty: they are dropped, so nothing is to be checked of them. */
  empties: ReadonlySet<unknown>
}

/**
 * The rest of the contract, member by member: a car fills a third of it, and one object of all (more than 128 members,
 * which V8 keeps as a hash table) takes many times as long to check as the members that are there.
 */
const rest: Member[] = Object.entries(shape)
  .filter(([name]) => !(name in looked.shape))
  .map(([name, schema]) => ({ name, key: `${JSON.stringify(name)}:`, schema, empties: emptiesOf(schema) }))

/**
 * Validates a car by the stock contract and drops what is empty: an empty text would be a facet value, and a
 * hundred empty fields a car are most of its size.
 * @throws ZodError when the car breaks the contract
 */
export function prepareCar(input: CarDocumentInput, feed: string): PreparedCar {
  const { rank, ...car } = looked.parse(input)
  let body = membersOf(car)
  for (const member of rest) {
    const json = memberOf(member, (input as Record<string, unknown>)[member.name])
    if (json !== '') body += `,${json}`
  }
  body += `,"import_feed":${JSON.stringify(feed)}`
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

/** A member as JSON, or '' when there is nothing in it. @throws ZodError with the member's place */
function memberOf({ name, key, schema, empties }: Member, given: unknown): string {
  if (empties.has(given)) return ''
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
  }
  const json = jsonOf(parsed.data)
  return json === '' ? '' : key + json
}

/** A value as JSON; '' for an empty one. Empty members of objects are left out. */
function jsonOf(value: unknown): string {
  if (isEmpty(value)) return ''
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  const members = membersOf(value as object)
  return members === '' ? '' : `{${members}}`
}

/** The members of an object as JSON without its brackets; empty ones are left out. */
function membersOf(object: object): string {
  let json = ''
  for (const [name, value] of Object.entries(object)) {
    const written = jsonOf(value)
    if (written !== '') json += `${json === '' ? '' : ','}${JSON.stringify(name)}:${written}`
  }
  return json
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
