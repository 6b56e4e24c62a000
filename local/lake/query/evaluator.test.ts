import { evaluate, parse, toJS } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { queryDocuments } from '../testing/query-documents.ts'
import { SAMPLE_DOCUMENTS } from '../testing/sample-documents.ts'
import { SAMPLE_PARAMS as PARAMS, SAMPLE_QUERIES } from '../testing/sample-queries.ts'

async function referenceAnswer(query: string): Promise<unknown> {
  const timestamp = new Date('2025-06-01T00:00:00Z')
  const sanity = { projectId: 'forecourt', dataset: 'production' }
  const options = { dataset: SAMPLE_DOCUMENTS, params: PARAMS, timestamp, identity: 'tester', sanity }
  const value = await evaluate(parse(query, { params: PARAMS }), options)
  return JSON.parse(JSON.stringify(toJS(await value.asStatic())))
}

describe('evaluator: results equal groq-js’s', () => {
  test.each(SAMPLE_QUERIES)('%s', async (query) => {
    expect(queryDocuments(SAMPLE_DOCUMENTS, query, PARAMS)).toEqual(await referenceAnswer(query))
  })
})
