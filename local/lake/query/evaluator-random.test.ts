import fc from 'fast-check'
import { evaluate, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { queryDocuments } from './query-documents.ts'
import { SAMPLE_DOCUMENTS } from './sample-documents.ts'

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
const query = fc
  .tuple(condition, condition, fc.constantFrom('', '[0..2]', ' | order(price desc, title asc)', '[0]'))
  .map(([outer, inner, tail]) => `*[${outer}]${tail}{_id, "n": count(*[${inner}]), "t": tenant->name}`)

test('random filters, nested and joined, answer as groq-js does whatever index narrows them', async () => {
  const params = { type: 'offer' }
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const expected = await evaluate(parse(text, { params }), { dataset: SAMPLE_DOCUMENTS, params })
      const plain = JSON.parse(JSON.stringify(toJS(await expected.asStatic())))
      expect(queryDocuments(SAMPLE_DOCUMENTS, text, params)).toEqual(plain)
    }),
  )
})
