import fc from 'fast-check'

const attribute = fc.constantFrom(
  'title',
  'price',
  'tags',
  'tenant',
  '_type',
  '_id',
  'slug.current',
  'parts[0].cost',
)
const literal = fc.constantFrom(
  '"offer"',
  '"tenant"',
  '100',
  '"mg"',
  '"tenant-quay"',
  'null',
  'true',
  '["offer", "page"]',
)
const value = fc.oneof(
  attribute,
  literal,
  fc.constantFrom('tenant->name', 'tenant->slug.current', '$type', '^._id'),
)
const comparison = fc
  .tuple(value, fc.constantFrom('==', '!=', '<', '>=', 'in', 'match', '+'), value)
  .map(([left, operator, right]) => `${left} ${operator} ${right}`)
const leaf = fc.oneof(
  comparison,
  fc.constantFrom(
    'references("tenant-quay")',
    'references(^._id)',
    '_id in ["offer-1", "offer-2"]',
    'defined(price)',
  ),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
    tie('condition').map((inner) => `!(${inner})`),
  ),
}))
/** Queries with filters, nested and joined, over the sample documents. Parameter: `type`. */
export const randomQuery = fc
  .tuple(condition, condition, fc.constantFrom('', '[0..2]', ' | order(price desc, title asc)', '[0]'))
  .map(([outer, inner, tail]) => `*[${outer}]${tail}{_id, "n": count(*[${inner}]), "t": tenant->name}`)
