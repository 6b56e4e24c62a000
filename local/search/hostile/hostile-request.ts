// Hostile requests: truncated, duplicated and mixed filters, parameters of wrong types, unusual characters.
import fc from 'fast-check'

const FRAGMENTS = [
  'make',
  'price',
  '_geoRadius',
  '_geoBoundingBox',
  '(',
  ')',
  '[',
  ']',
  ',',
  '=',
  '!=',
  '>=',
  '<',
  'TO',
  'IN',
  'NOT',
  'AND',
  'OR',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'STARTS',
  'WITH',
  'CONTAINS',
  '"Toyota"',
  "'",
  '"',
  '\\',
  '\u0000',
  '🚗',
  '1e999',
  '-0',
  'NaN',
  '-27.4',
  '\n',
  'ＦＵＬＬ',
]

const garbledFilter = fc
  .array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 })
  .chain((fragments) => fc.constantFrom(fragments.join(' '), fragments.join('')))
const deepFilter = fc
  .integer({ min: 1, max: 3000 })
  .map((depth) => `${'('.repeat(depth)}make = MG${')'.repeat(depth)}`)
const escapingFilter = fc.constantFrom(
  'make = Toyota) OR (make != Toyota',
  'make = x OR make EXISTS',
  'NOT make = Toyota',
  'make != Toyota',
  ['make = Mazda', 'make = Toyota'],
  [['make = Mazda', 'NOT make = Mazda']],
)
const anyFilter = fc.oneof(
  garbledFilter,
  fc.array(fc.oneof(garbledFilter, fc.array(garbledFilter, { maxLength: 3 })), { maxLength: 3 }),
  deepFilter,
  escapingFilter,
  fc.jsonValue({ maxDepth: 3 }),
)
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.jsonValue({ maxDepth: 1 }))
const fields = fc.oneof(
  fc.array(
    fc.constantFrom(
      'make',
      'price',
      '*',
      '__proto__',
      'constructor',
      'nothing',
      'make:asc',
      '_geoPoint(1,2):asc',
    ),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 0 }))

const PARAMETERS = {
  q: anyText,
  filter: anyFilter,
  sort: fields,
  facets: fields,
  distinct: fc.oneof(fc.constantFrom('make', 'price', '__proto__'), fc.jsonValue({ maxDepth: 1 })),
  attributesToRetrieve: fields,
  attributesToHighlight: fields,
  attributesToCrop: fields,
  attributesToSearchOn: fields,
  cropLength: number,
  limit: number,
  offset: number,
  page: number,
  hitsPerPage: number,
  matchingStrategy: fc.oneof(fc.constantFrom('all', 'last', 'frequency'), fc.jsonValue({ maxDepth: 0 })),
  rankingScoreThreshold: number,
  showMatchesPosition: fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 0 })),
  showRankingScore: fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 0 })),
  highlightPreTag: anyText,
}
const NAMES = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]

/** The body of a search with one to three hostile parameters; more would almost always be refused. */
export const hostileSearch = fc
  .subarray(NAMES, { minLength: 1, maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, PARAMETERS[name]]))))

/** Documents of a faulty client: a list, one, or another value; unusual ids, names and values. */
export const hostileDocuments = fc.oneof(
  fc.array(
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('id', 'make', '__proto__', '_geo', '_vectors', 'a.b'),
        fc.string({ maxLength: 8 }),
      ),
      fc.oneof(
        fc.integer({ min: 1000, max: 1020 }),
        fc.jsonValue({ maxDepth: 3 }),
        fc.string({ unit: 'binary' }),
      ),
      { maxKeys: 5 },
    ),
    { maxLength: 3 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
