import { ALL_STOCK, searchPath } from '#app/paths.ts'
import type { SearchBase, Values } from './search-state.ts'

/** `used-cars`, `new-and-demo-cars` …: every choice of car types with a path of its own (ROUTE-01 to ROUTE-06). */
const TYPE_SLUGS: readonly (readonly [slug: string, types: readonly string[]])[] = [
  [ALL_STOCK, []],
  ['new-cars', ['new']],
  ['demo-cars', ['demo']],
  ['used-cars', ['used']],
  ['new-and-demo-cars', ['demo', 'new']],
  ['new-and-used-cars', ['new', 'used']],
  ['used-and-demo-cars', ['demo', 'used']],
]

/** The base of a slug that names car types, or null. */
export function typeBaseOfSlug(slug: string): SearchBase | null {
  const found = TYPE_SLUGS.find(([known]) => known === slug)
  return found ? baseOfTypes(found[0], found[1]) : null
}

/** The base of the given car types; that of all stock when no path matches. */
export function typeBaseOfValues(values: Values): SearchBase {
  const types = values.car_type ?? []
  const found = TYPE_SLUGS.find(([, known]) => sameValues(known, types))
  return found ? baseOfTypes(found[0], found[1]) : baseOfTypes(ALL_STOCK, [])
}

/** Whether a choice still includes the path's own values. */
export function baseHolds(base: SearchBase, values: Values): boolean {
  return Object.entries(base.filters).every(([key, required]) =>
    sameValues(required, values[key as keyof Values] ?? []),
  )
}

/** The base of a path: of car types, or the given base of another kind when the path is its own. */
export function baseOfPath(path: string, other: SearchBase): SearchBase | null {
  if (path === other.path) return other
  return path.startsWith('/search/') ? typeBaseOfSlug(path.slice('/search/'.length)) : null
}

/** Whether the path only names car types. */
export function isTypeBase({ path }: SearchBase): boolean {
  return TYPE_SLUGS.some(([slug]) => searchPath(slug) === path)
}

function baseOfTypes(slug: string, types: readonly string[]): SearchBase {
  return { path: searchPath(slug), filters: types.length === 0 ? {} : { car_type: types } }
}

function sameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}

/** Keys whose values every stock writes in small letters. */
export const SMALL_LETTER_KEYS: ReadonlySet<string> = new Set(['car_type', 'certified'])
