// Random requests: a filter in one of its notations, an order, a page, facets.
import fc from 'fast-check'
import type { Order } from './evaluator.ts'
import { anyTree, type Tree, writeFilter } from './filter-tree.ts'

/** Facet fields; the first are texts, the rest numbers. */
export const FACETS = [
  'make',
  'colour',
  'features',
  'sold',
  'place.state',
  'price',
  'year',
  'sizes',
  'place.rooms',
]

/** Array fields are excluded: it is unspecified by which value a document sorts. */
const ORDERS = ['make', 'colour', 'price', 'year', 'rank', 'place.state', 'place.rooms']

export interface RandomRequest {
  tree: Tree | null
  /** The filter as sent: one string, or arrays of AND that contain arrays of OR. */
  filter: string | (string | string[])[] | undefined
  sort: Order[]
  page: number
  hitsPerPage: number
  facets: string[]
}

/** Groups of the outermost AND and OR may be written as arrays; both are equivalent. */
function spellings(tree: Tree): (string | (string | string[])[])[] {
  const text = writeFilter(tree)
  const asArray =
    tree.kind === 'and'
      ? tree.parts.map((part) => (part.kind === 'or' ? part.parts.map(writeFilter) : writeFilter(part)))
      : tree.kind === 'or'
        ? [tree.parts.map(writeFilter)]
        : [text]
  return [text, `  ${text.replaceAll(' ', '  ')}`, asArray].filter(
    (_, index) => index !== 1 || !text.includes('"'),
  )
}

const order = fc
  .tuple(fc.constantFrom(...ORDERS), fc.constantFrom('asc', 'desc'))
  .map(([field, direction]) => `${field}:${direction}` as Order)

/** Any request. */
export const anyRequest: fc.Arbitrary<RandomRequest> = fc
  .record({
    tree: fc.option(anyTree, { freq: 9 }),
    sort: fc.array(order, { maxLength: 2 }),
    page: fc.integer({ min: 1, max: 4 }),
    hitsPerPage: fc.integer({ min: 0, max: 30 }),
    facets: fc.subarray(FACETS, { maxLength: 4 }),
  })
  .chain((request) =>
    (request.tree ? fc.constantFrom(...spellings(request.tree)) : fc.constant(undefined)).map((filter) => ({
      ...request,
      filter,
    })),
  )
