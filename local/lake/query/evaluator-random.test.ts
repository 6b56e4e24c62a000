import fc from 'fast-check'
import { evaluate, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { queryDocuments } from '../testing/query-documents.ts'
import { randomQuery } from '../testing/random-query.ts'
import { SAMPLE_DOCUMENTS } from '../testing/sample-documents.ts'

test('random nested filters: results equal groq-js’s, with any index', async () => {
  const params = { type: 'offer' }
  await fc.assert(
    fc.asyncProperty(randomQuery, async (text) => {
      const expected = await evaluate(parse(text, { params }), { dataset: SAMPLE_DOCUMENTS, params })
      const plain = JSON.parse(JSON.stringify(toJS(await expected.asStatic())))
      expect(queryDocuments(SAMPLE_DOCUMENTS, text, params)).toEqual(plain)
    }),
  )
})
