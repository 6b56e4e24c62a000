import { hash } from 'node:crypto'
import { type CarDocumentInput, carDocument } from '@forecourt/schemas/contract'

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

/**
 * Validates a car by the stock contract and drops what is empty: an empty text would be a facet value, and a
 * hundred empty fields a car are most of its size.
 * @throws ZodError when the car breaks the contract
 */
export function prepareCar(input: CarDocumentInput, feed: string): PreparedCar {
  const { rank, ...document } = carDocument.parse(input)
  const body = `${compactJson(document).slice(0, -1)},"import_feed":${JSON.stringify(feed)}`
  const digest = hash('sha1', body, 'base64url')
  const own = `"rank":${rank ?? 0},"import_hash":"${digest}"}`
  return {
    id: document.id,
    stocknum: document.stocknum,
    name: document.name,
    status: document.status,
    reserved: document.reserved,
    price: document.price,
    rank: rank ?? 0,
    hash: digest,
    json: `${body},${own}`,
  }
}

function compactJson(object: object): string {
  let json = ''
  for (const [name, value] of Object.entries(object)) {
    if (isEmpty(value)) continue
    const nested = typeof value === 'object' && !Array.isArray(value)
    const text = nested ? compactJson(value) : JSON.stringify(value)
    if (text !== '{}') json += `${json === '' ? '' : ','}${JSON.stringify(name)}:${text}`
  }
  return `{${json}}`
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
