import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeToken } from '../testing/golden-token.ts'
import { sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { startTestServer } from '../testing/test-server.ts'
import { hostileDocuments, hostileSearch } from './hostile-request.ts'

async function openCars() {
  const server = await startTestServer()
  const admin = server.client()
  await admin.index('cars').updateSettings(sampleSettings).waitTask()
  await admin.index('cars').addDocuments(sampleCars).waitTask()
  return { server, admin }
}

/** All values of a name anywhere in an answer. */
function valuesNamed(answer: unknown, name: string): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((item) => valuesNamed(item, name))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => (key === name ? [value] : valuesNamed(value, name)))
}

test('hostile search: answered 200 or 400 with a code, within the token’s filter', async () => {
  const { server, admin } = await openCars()
  const key = await admin.createKey({ actions: ['search'], indexes: ['cars'], expiresAt: null })
  const token = makeToken({ parent: key.key, uid: key.uid, rules: { cars: { filter: 'make = Toyota' } } })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const outcomes = { found: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(hostileSearch, async (body) => {
      const { status, body: answer } = await server.call('POST', '/indexes/cars/search', body, headers)
      if (status === 200) {
        outcomes.found += 1
        for (const hit of answer.hits) expect(hit.make ?? 'Toyota').toBe('Toyota')
        for (const counts of valuesNamed(answer.facetDistribution, 'make')) {
          expect(Object.keys(counts as object).filter((make) => make !== 'Toyota')).toEqual([])
        }
        expect(answer.totalHits ?? answer.estimatedTotalHits).toBeLessThanOrEqual(2)
      } else {
        outcomes.refused += 1
        expect(status).toBe(400)
        expect(answer.code).toMatch(/^(invalid_|bad_request|malformed_payload)/)
      }
    }),
  )
  // Both outcomes must occur, otherwise the test proves nothing.
  expect(Math.min(outcomes.found, outcomes.refused)).toBeGreaterThan((outcomes.found + outcomes.refused) / 20)
})

test('hostile documents: accepted or refused, and every task finishes', async () => {
  const { server, admin } = await openCars()
  await fc.assert(
    fc.asyncProperty(hostileDocuments, async (documents) => {
      const { status, body } = await server.call('POST', '/indexes/cars/documents', documents)
      expect([202, 400]).toContain(status)
      if (status === 202) {
        const task = await admin.tasks.waitForTask(body.taskUid, { interval: 1 })
        expect(['succeeded', 'failed']).toContain(task.status)
        if (task.status === 'failed') expect(task.error?.code).toMatch(/^(invalid_|missing_)/)
      }
    }),
  )
  expect((await admin.index('cars').search('Toyota')).hits.length).toBeGreaterThanOrEqual(2)
})
