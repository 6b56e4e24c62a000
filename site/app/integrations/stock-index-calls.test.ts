import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { expect, it } from 'vitest'
import { GuardedCalls } from './stock-index-calls.server.ts'

const down = () => Promise.reject(new MeilisearchRequestError('http://nowhere', new Error('refused')))
const refusal = new MeilisearchApiError(new Response(null, { status: 400 }), {
  message: '',
  code: 'invalid_search_filter',
  type: 'invalid_request',
  link: '',
})

it('asks once more when the first answer fails, and no shopper notices', async () => {
  let calls = 0
  const answer = await new GuardedCalls().run(() => {
    calls += 1
    return calls === 1 ? down() : Promise.resolve('cars')
  })
  expect([answer, calls]).toEqual(['cars', 2])
})

it('does not repeat what the engine refuses', async () => {
  let calls = 0
  const call = () => {
    calls += 1
    return Promise.reject(refusal)
  }
  await expect(new GuardedCalls().run(call)).rejects.toBe(refusal)
  expect(calls).toBe(1)
})

it('says that the stock is away, with the reason behind it', async () => {
  await expect(new GuardedCalls().run(down)).rejects.toMatchObject({ code: 'stock_unavailable' })
})

it('stops asking after five failures, tries again after two seconds, and recovers by itself', async () => {
  let now = 0
  let calls = 0
  const guarded = new GuardedCalls(() => now)
  const failing = () => {
    calls += 1
    return down()
  }
  for (let attempt = 0; attempt < 8; attempt += 1) await guarded.run(failing).catch(() => undefined)
  expect(calls).toBe(10)
  now = 2_000
  await guarded.run(failing).catch(() => undefined)
  await guarded.run(failing).catch(() => undefined)
  expect(calls).toBe(12)
  now = 4_000
  expect(await guarded.run(() => Promise.resolve('cars'))).toBe('cars')
  expect(await guarded.run(() => Promise.resolve('cars'))).toBe('cars')
})

it('lets one call alone find out whether the index is back, so that no crowd waits for it', async () => {
  let now = 0
  const guarded = new GuardedCalls(() => now)
  for (let attempt = 0; attempt < 5; attempt += 1) await guarded.run(down).catch(() => undefined)
  now = 2_000
  const probe = Promise.withResolvers<string>()
  let asked = 0
  const ask = () => {
    asked += 1
    return probe.promise
  }
  const [first, ...others] = [1, 2, 3, 4].map(() => guarded.run(ask))
  for (const other of others) await expect(other).rejects.toMatchObject({ code: 'stock_unavailable' })
  probe.resolve('cars')
  expect(await first).toBe('cars')
  expect(await guarded.run(ask)).toBe('cars')
  expect(asked).toBe(2)
})

it('takes a refusal for a sign of life', async () => {
  let now = 0
  const guarded = new GuardedCalls(() => now)
  for (let attempt = 0; attempt < 5; attempt += 1) await guarded.run(down).catch(() => undefined)
  now = 2_000
  await expect(guarded.run(() => Promise.reject(refusal))).rejects.toBe(refusal)
  const both = [guarded.run(async () => 1), guarded.run(async () => 2)]
  expect(await Promise.all(both)).toEqual([1, 2])
})

it('the first failure of an outage is told with its cause, and the next outage again', async () => {
  const told: unknown[] = []
  const guarded = new GuardedCalls(
    () => 0,
    (error) => told.push(error),
  )
  const down = new Error('connect ECONNREFUSED')
  const fail = () => guarded.run(() => Promise.reject(down)).catch(() => {})
  await fail()
  await fail()
  expect(told).toEqual([down])
  await guarded.run(async () => 'up')
  await fail()
  expect(told).toEqual([down, down])
})
