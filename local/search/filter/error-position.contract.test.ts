import { expect, test } from 'vitest'
import { sampleCars } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

const NONE = 'This index does not have configured filterable attributes.'

test.each([
  ['id = 1', 'id', '1:3 id = 1'],
  ["make = 'id' AND 'id' IN [1]", 'id', "18:20 make = 'id' AND 'id' IN [1]"],
  ['(make = x) OR NOT id EXISTS', 'id', '19:21 (make = x) OR NOT id EXISTS'],
  [['make = x', ['make = y', 'é.id 1 TO 2']], 'é.id', '1:5 é.id 1 TO 2'],
])('%j: refused with the attribute’s position', async (filter, attribute, place) => {
  const server = await startTestServer()
  const index = server.client().index('cars')
  await index.addDocuments(sampleCars).waitTask()
  await index.updateFilterableAttributes(['make']).waitTask()
  const answer = await server.call('POST', '/indexes/cars/search', { filter })
  expect(answer.body.message).toBe(
    `Attribute \`${attribute}\` is not filterable. Available filterable attribute patterns are: \`make\`.\n${place}`,
  )
})

test('error without filterable attributes: names their absence', async () => {
  const server = await startTestServer()
  await server.client().index('cars').addDocuments(sampleCars).waitTask()
  const answer = await server.call('POST', '/indexes/cars/documents/fetch', { filter: 'id = 1' })
  expect(answer.body).toMatchObject({
    message: `Attribute \`id\` is not filterable. ${NONE}\n1:3 id = 1`,
    code: 'invalid_document_filter',
  })
})
