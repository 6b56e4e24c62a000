import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { Answers } from './answers.ts'
import { requestKinds } from './requests.ts'
import { makeStock, stockSettings } from './stock.ts'

const DEALERS = 6
const cars = makeStock(1500, DEALERS)

test('bench requests: all differ, and a seed reproduces them', () => {
  const made = (seed: number) =>
    requestKinds(cars, DEALERS, seed).flatMap(({ make }) =>
      Array.from({ length: 1500 }, () => JSON.stringify(make())),
    )
  const first = made(3)
  expect(new Set(first).size).toBe(first.length)
  expect(made(3)).toEqual(first)
  expect(made(4)).not.toEqual(first)
})

test('bench requests: all succeed, and at most one answer in thirty repeats', async () => {
  const server = await startTestServer()
  const index = server.client().index('cars')
  await server.client().createIndex('cars', { primaryKey: 'id' })
  await index.updateSettings(stockSettings)
  await index.addDocuments(cars).waitTask({ timeout: 30_000 })
  for (const { name, make } of requestKinds(cars, DEALERS)) {
    const answers = new Answers()
    for (let round = 0; round < 60; round += 1) {
      const { path, body } = make()
      const answer = await server.call('POST', path, body)
      expect(answer).toMatchObject({ status: 200 })
      answers.note(answer.body)
    }
    // Two pages of the same few cars may be equal; repeated requests would yield sixty equal answers.
    expect(answers.repeats, name).toBeLessThanOrEqual(2)
  }
}, 60_000)
