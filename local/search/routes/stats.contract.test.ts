import { expect, test } from 'vitest'
import { sampleCars } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'

async function openCars() {
  const server = await startTestServer()
  await server.client().index('cars').addDocuments(sampleCars).waitTask()
  await server.client().createIndex('empty').waitTask()
  return server
}

test('sizes: bytes in whole pages', async () => {
  const server = await openCars()
  const { body } = await server.call('GET', '/stats')
  const bytes = sampleCars.reduce((sum, car) => sum + Buffer.byteLength(JSON.stringify(car)), 0)
  const { cars, empty } = body.indexes
  expect(bytes).toBeLessThan(4096)
  expect(cars.rawDocumentDbSize).toBe(4096)
  expect(cars.avgDocumentSize).toBe(Math.floor(4096 / sampleCars.length - 8))
  expect(empty).toMatchObject({ rawDocumentDbSize: 0, avgDocumentSize: 0 })
  expect(body.databaseSize % 4096).toBe(0)
  expect(body.usedDatabaseSize).toBeGreaterThan(bytes)
  expect(body.usedDatabaseSize).toBeLessThanOrEqual(body.databaseSize)
  expect(cars).not.toHaveProperty('internalDatabaseSizes')
})

test('sizes: human-readable and itemised on request', async () => {
  const server = await openCars()
  const parameters = 'sizeFormat=human&showInternalDatabaseSizes=true'
  for (const path of ['/stats', '/indexes/cars/stats']) {
    const { body } = await server.call('GET', `${path}?${parameters}`)
    const { rawDocumentDbSize, internalDatabaseSizes } = body.indexes?.cars ?? body
    expect(rawDocumentDbSize).toBe('4 KiB')
    expect(internalDatabaseSizes).toEqual({ documents: rawDocumentDbSize })
  }
  expect((await server.call('GET', '/stats?sizeFormat=human')).body.databaseSize).toMatch(/^\d+ KiB$/)
})

test.each([
  ['sizeFormat=large', 'invalid_stats_size_format'],
  ['showInternalDatabaseSizes=maybe', 'invalid_stats_show_internal_database_sizes'],
  ['size=1', 'bad_request'],
])('%s: refused', async (parameters, code) => {
  const server = await openCars()
  const answer = await server.call('GET', `/stats?${parameters}`)
  expect(answer).toMatchObject({ status: 400, body: { code } })
})
