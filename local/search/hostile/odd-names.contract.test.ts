// Names of Object.prototype members work as field names and index uids.
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const member = (name: string, json: string) => `${JSON.stringify(name)}:${json}`
const ownValue = (object: object, name: string) => Object.getOwnPropertyDescriptor(object, name)?.value

test.each(NAMES)('field named %s: found, highlighted, filtered, counted and sorted', async (name) => {
  const server = await startTestServer()
  const cars = server.client().index('cars')
  await cars
    .updateSettings({
      filterableAttributes: [name],
      sortableAttributes: [name],
      faceting: { sortFacetValuesBy: { '*': 'count' } },
    })
    .waitTask()
  const documents = ['Kia', 'Mazda', 'Mazda'].map((make, id) => `{"id":${id},${member(name, `"${make}"`)}}`)
  const { body } = await server.call('POST', '/indexes/cars/documents', `[${documents.join()}]`)
  await server.client().tasks.waitForTask(body.taskUid)
  const { body: found } = await server.call('POST', '/indexes/cars/search', {
    q: 'mazda',
    sort: [`${name}:desc`],
    attributesToRetrieve: [name],
    attributesToHighlight: [name],
    showMatchesPosition: true,
  })
  const [hit] = found.hits
  expect(ownValue(hit, name)).toBe('Mazda')
  expect(ownValue(hit._formatted, name)).toBe('<em>Mazda</em>')
  expect(ownValue(hit._matchesPosition, name)).toEqual([{ start: 0, length: 5 }])
  const counted = await server.call('POST', '/indexes/cars/search', { facets: [name], limit: 0 })
  const counts = ownValue(counted.body.facetDistribution, name)
  expect(Object.entries(counts)).toEqual([
    ['Mazda', 2],
    ['Kia', 1],
  ])
  const stats = await server.call('GET', '/indexes/cars/stats')
  expect(ownValue(stats.body.fieldDistribution, name)).toBe(3)
  const one = await server.call('GET', `/indexes/cars/documents/1?fields=${name}`)
  expect(ownValue(one.body, name)).toBe('Mazda')
})

test.each(NAMES)('index named %s: created, counted and listed', async (name) => {
  const server = await startTestServer()
  const task = await server.client().createIndex(name).waitTask()
  expect(task).toMatchObject({ status: 'succeeded', indexUid: name })
  const stats = await server.call('GET', '/stats')
  expect(ownValue(stats.body.indexes, name)).toMatchObject({ numberOfDocuments: 0 })
  const changed = await server.call('PATCH', `/indexes/${name}`, `{${member(name, '1')}}`)
  expect(changed).toMatchObject({ status: 400, body: { code: 'bad_request' } })
})
