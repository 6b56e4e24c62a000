// Brute-force facets over lists. Shares no traversal, normaliser or counter with the engine.
import { placesByCount } from './expected-count-order.ts'
import type { ListCar } from './list-stock.ts'

export const FACETS = ['features', 'sizes', 'extras.name', 'extras.cost']

/** Up to this many cars numbers are ordered by their text, above it by size. */
const BY_TEXT = 3000

type Value = string | number

export interface Faceting {
  maxValuesPerFacet: number
  sortFacetValuesBy: { '*': 'alpha' | 'count' }
}

/** All values at a path; lists are flattened at any depth. */
function under(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => under(item, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  return typeof value === 'object' && value !== null
    ? under((value as Record<string, unknown>)[name], rest)
    : []
}

/** A car's values in its own spelling: numbers, non-empty texts, booleans as words. */
const getValues = (car: ListCar, facet: string): Value[] =>
  under(car, facet.split('.')).flatMap((value) => {
    if (typeof value === 'boolean') return [String(value)]
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [value] : []
  })

/** The same for all spellings of a value. */
const findKey = (value: Value): Value => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** Whether a car has a value, ignoring case. */
export const hasValue = (car: ListCar, facet: string, wanted: Value): boolean =>
  getValues(car, facet).some((value) => findKey(value) === findKey(wanted))

export const hasValueAbove = (car: ListCar, facet: string, bound: number): boolean =>
  getValues(car, facet).some((value) => typeof value === 'number' && value > bound)

const ascending = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : 1

/** The spelling of the first car with the value; within one car, of its last. */
function spelling(key: Value, cars: readonly ListCar[], facet: string): string {
  for (const car of cars) {
    const last = getValues(car, facet).findLast((value) => findKey(value) === key)
    if (last !== undefined) return String(last)
  }
  throw new Error(`No car holds ${key}.`)
}

/** The values in use, numbers or texts, in ascending order, each with the matching cars that have it. */
class Section {
  readonly keys: Value[]
  readonly holders: Set<number>[]

  constructor(type: 'number' | 'string', all: readonly ListCar[], found: readonly ListCar[], facet: string) {
    const keysOf = (car: ListCar) => getValues(car, facet).map(findKey)
    this.keys = [...new Set(all.flatMap(keysOf))].filter((key) => typeof key === type).sort(ascending)
    const byKey = new Map<Value, Set<number>>(this.keys.map((key) => [key, new Set()]))
    for (const car of found) for (const key of keysOf(car)) byKey.get(key)?.add(car.id)
    this.holders = this.keys.map((key) => byKey.get(key) ?? new Set())
  }

  get used(): Value[] {
    return this.keys.filter((key) => this.getCount(key) > 0)
  }

  get byCount(): Value[] {
    return placesByCount(this.holders).flatMap((place) => this.keys[place] ?? [])
  }

  getCount(key: Value): number {
    return this.holders[this.keys.indexOf(key)]?.size ?? 0
  }
}

/** The values of a facet and their counts, in the answer's order. `all`: the whole stock in insertion order. */
export function listedCounts(
  all: readonly ListCar[],
  found: readonly ListCar[],
  facet: string,
  { maxValuesPerFacet: max, sortFacetValuesBy }: Faceting,
): [string, number][] {
  const numbers = new Section('number', all, found, facet)
  const texts = new Section('string', all, found, facet)
  const listEntries = (section: Section, keys: readonly Value[]) =>
    keys.map((key): [string, number] => [spelling(key, found, facet), section.getCount(key)])
  if (sortFacetValuesBy['*'] === 'count') {
    const first = numbers.byCount.slice(0, max)
    // A list full of numbers still accepts all texts.
    const left = first.length === max ? Number.POSITIVE_INFINITY : max - first.length
    return [...listEntries(numbers, first), ...listEntries(texts, texts.byCount.slice(0, left))]
  }
  const inOrder =
    found.length > BY_TEXT ? numbers.used : numbers.used.sort((a, b) => (String(a) < String(b) ? -1 : 1))
  return [...listEntries(numbers, inOrder), ...listEntries(texts, texts.used)].slice(0, max)
}

/** Minimum and maximum of a facet's numbers, where there are any. */
export function listedRange(
  found: readonly ListCar[],
  facet: string,
): { min: number; max: number } | undefined {
  const numbers = new Section('number', found, found, facet).keys as number[]
  const [min, max] = [numbers[0], numbers.at(-1)]
  return min === undefined || max === undefined ? undefined : { min, max }
}

/** Facet search: values by prefix, spelled as in the first car of the whole stock. */
export function foundValues(
  all: readonly ListCar[],
  found: readonly ListCar[],
  facet: string,
  typed: string,
): Record<string, number> {
  const texts = new Section('string', all, found, facet)
  return Object.fromEntries(
    texts.used
      .filter((key) => String(key).startsWith(typed))
      .map((key) => [spelling(key, all, facet), texts.getCount(key)]),
  )
}
