import { hash } from 'node:crypto'
import { type CarDocumentInput, parseCar, toCarDocument } from '@forecourt/schemas/contract'

/** A car as it is sent to the index, with whose feed it came from and a hash that tells whether it changed. */
export type IndexDocument = Record<string, unknown> & {
  id: string
  rank: number
  /** The feed that owns the row; an import touches no other's. */
  import_feed: string
  /** Of everything but the rank, which moves by the day. */
  import_hash: string
}

/**
 * Validates a car by the stock contract and drops what is empty: an empty text would be a facet value, and a
 * hundred empty fields a car are most of its size.
 * @throws ZodError when the car breaks the contract
 */
export function indexDocumentOf(input: CarDocumentInput, feed: string): IndexDocument {
  const { rank, ...document } = compact(toCarDocument(parseCar(input)))
  const import_hash = hash('sha1', JSON.stringify(document), 'base64url')
  return { ...document, id: String(document.id), rank: Number(rank ?? 0), import_feed: feed, import_hash }
}

function compact(document: object): Record<string, unknown> {
  const entries = Object.entries(document).map(([name, value]) => [name, compactValue(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

function compactValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? compact(value) : value
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
