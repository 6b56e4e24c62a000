// The slow, simple evaluator the engine is compared with. It shares no parser, normaliser or comparator with the
// engine: it checks documents one by one, by Meilisearch's documentation of filters, facets and sorting.
import type { TestCar } from './car.ts'
import type { Tree } from './filter-tree.ts'

type Value = string | number | boolean | null | undefined | object

/** The value at a dotted path of a document; undefined when it is missing. */
function read(car: TestCar, path: string): Value {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], car) as Value
}

/** A field's values, with arrays flattened. Nulls and empty texts are excluded: IS NULL and IS EMPTY find them. */
function values(car: TestCar, path: string): (string | number | boolean)[] {
  const value = read(car, path)
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item) => item !== '' && ['string', 'number', 'boolean'].includes(typeof item))
}

/** Filters ignore case and surrounding spaces and distinguish accents. */
const plain = (text: string) => text.normalize('NFKD').toLocaleLowerCase('en').trim()

function equals(car: TestCar, field: string, wanted: string): boolean {
  return values(car, field).some((value) =>
    typeof value === 'number'
      ? wanted.trim() !== '' && Number(wanted) === value
      : plain(String(value)) === plain(wanted),
  )
}

const compare = {
  '<': (value: number, bound: number) => value < bound,
  '<=': (value: number, bound: number) => value <= bound,
  '>': (value: number, bound: number) => value > bound,
  '>=': (value: number, bound: number) => value >= bound,
}

/** Great-circle distance on a sphere of 6,371,000 m by the spherical law of cosines. */
function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180
  const cosine =
    Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((b.lng - a.lng) * rad)
  return 6_371_000 * Math.acos(Math.min(1, cosine))
}

const numbers = (car: TestCar, field: string) =>
  values(car, field).filter((value): value is number => typeof value === 'number')

/** Whether a document matches a filter. */
export function passes(car: TestCar, tree: Tree): boolean {
  switch (tree.kind) {
    case 'and':
      return tree.parts.every((part) => passes(car, part))
    case 'or':
      return tree.parts.some((part) => passes(car, part))
    case 'not':
      return !passes(car, tree.part)
    case 'equal':
      return equals(car, tree.field, tree.value)
    case 'unequal':
      return !equals(car, tree.field, tree.value)
    case 'compare':
      return numbers(car, tree.field).some((value) => compare[tree.sign](value, tree.value))
    case 'between':
      return numbers(car, tree.field).some((value) => value >= tree.from && value <= tree.to)
    case 'in':
      return tree.values.some((value) => equals(car, tree.field, value))
    case 'starts':
      return values(car, tree.field).some((value) => plain(String(value)).startsWith(plain(tree.value)))
    case 'exists':
      return read(car, tree.field) !== undefined
    case 'null':
      return read(car, tree.field) === null
    case 'empty':
      return isEmpty(read(car, tree.field))
    case 'near':
      return car._geo !== undefined && metresBetween(car._geo, tree) <= tree.metres
  }
}

function isEmpty(value: Value): boolean {
  if (value === '') return true
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(value).length === 0
}

export type Order = `${string}:${'asc' | 'desc'}`

/** The documents in the requested order; ties keep their order, those without the field come last in both directions. */
export function inOrder(cars: TestCar[], orders: Order[]): TestCar[] {
  const keys = orders.map((order) => order.split(':') as [string, 'asc' | 'desc'])
  return cars.toSorted((a, b) => {
    for (const [field, direction] of keys) {
      const difference = byField(values(a, field)[0], values(b, field)[0], direction === 'asc' ? 1 : -1)
      if (difference !== 0) return difference
    }
    return a.id - b.id
  })
}

function byField(a: Value, b: Value, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign
  const [left, right] = [plain(String(a)), plain(String(b))]
  return left === right ? 0 : left < right ? -sign : sign
}

/** The number of documents per value of a field. */
export function countValues(cars: TestCar[], field: string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const car of cars) {
    for (const key of new Set(values(car, field).map(String))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

/** Minimum and maximum of a field's numbers, where there are any. */
export function findRange(cars: TestCar[], field: string): { min: number; max: number } | undefined {
  const found = cars.flatMap((car) => numbers(car, field))
  return found.length > 0 ? { min: Math.min(...found), max: Math.max(...found) } : undefined
}
