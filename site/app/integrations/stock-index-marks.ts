import { hash } from 'node:crypto'
import type { CarMark } from './stock-index.ts'
import { SNAPSHOT_ATTRIBUTES } from './stock-index-queries.ts'

/** The attributes of a car's mark: what addresses, sitemaps and catalogues of advertisers are made of. */
export const MARK_ATTRIBUTES = [
  ...SNAPSHOT_ATTRIBUTES,
  ...['slug', 'vin', 'name', 'km', 'colour', 'photos_count', 'primary_image_url', 'location_id', 'certified'],
  ...['created_at', 'reserved_at'],
  // Of everything that the import wrote of the car.
  'import_hash',
]

/** When a car came, was reserved and sold: ISO instants and seconds. */
const CHANGE_ATTRIBUTES = ['created_at', 'reserved_at', 'sold_date_timestamp'] as const

/** A car's mark, from a hit with these attributes. */
export function readCarMark(hit: Record<string, unknown>): CarMark {
  const times = CHANGE_ATTRIBUTES.map((name) => {
    const value = hit[name]
    return typeof value === 'number' ? value * 1_000 : Date.parse(String(value ?? ''))
  }).filter(Number.isFinite)
  return {
    slug: String(hit.slug ?? ''),
    vin: String(hit.vin ?? ''),
    status: String(hit.status ?? ''),
    changedAt: times.length > 0 ? new Date(Math.max(...times)).toISOString() : null,
    state: MARK_ATTRIBUTES.map((name) => hit[name] ?? '').join(' '),
  }
}

/** What a car's digest is made of: the import's own of everything but the rank; cleared by whoever writes a part of it. */
export const DIGEST_ATTRIBUTES = ['id', 'rank', 'import_hash']

/** The digest of cars, in any order; null where a car has none of its own. */
export function computeDigest(hits: readonly Record<string, unknown>[]): string | null {
  if (!hits.every(({ import_hash: own }) => typeof own === 'string' && own !== '')) return null
  const lines = hits.map((hit) => DIGEST_ATTRIBUTES.map((name) => String(hit[name] ?? '')).join(' '))
  return hash('sha256', lines.sort().join('\n'), 'base64url')
}
