import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { expect, it } from 'vitest'
import { GuardedCalls } from './stock-index-calls.server.ts'
import { pageBudget, TimeBudget, withPageBudget } from './stock-time-budget.server.ts'

const down = () => Promise.reject(new MeilisearchRequestError('http://nowhere', new Error('refused')))
const refusal = new MeilisearchApiError(new Response(null, { status: 400 }), {
  message: '',
  code: 'invalid_search_filter',
  type: 'invalid_request',
  link: '',
})

it('retries once after a failure and returns the second answer', async () => {
  let calls = 0
  const answer = await new GuardedCalls().run(() => {
    calls += 1
    return calls === 1 ? down() : Promise.resolve('cars')
  })
  expect([answer, calls]).toEqual(['cars', 2])
})

it('does not retry a refusal of the engine', async () => {
  let calls = 0
  const call = () => {
    calls += 1
    return Promise.reject(refusal)
  }
  await expect(new GuardedCalls().run(call)).rejects.toBe(refusal)
  expect(calls).toBe(1)
})

it('throws StockUnavailableError with the cause after a failed retry', async () => {
  await expect(new GuardedCalls().run(down)).rejects.toMatchObject({ code: 'stock_unavailable' })
})

it('opens the circuit after six failed attempts, probes once after a while, and recovers', async () => {
  let now = 0
  let calls = 0
  const guarded = new GuardedCalls({ clock: () => now })
  const failing = () => {
    calls += 1
    return down()
  }
  for (let page = 0; page < 8; page += 1) await guarded.run(failing).catch(() => undefined)
  expect(calls).toBe(6)
  now = 3_500
  await guarded.run(failing).catch(() => undefined)
  await guarded.run(failing).catch(() => undefined)
  expect(calls).toBe(7)
  now = 7_000
  expect(await guarded.run(() => Promise.resolve('cars'))).toBe('cars')
  expect(await guarded.run(() => Promise.resolve('cars'))).toBe('cars')
})

/** A hanging index: no answer until the attempt is aborted. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))

it('opens the circuit after one timeout for longer than an attempt, so the next page does not wait', async () => {
  let calls = 0
  const guarded = new GuardedCalls({ clock: () => 0, backgroundMs: 600 })
  const ask = (signal: AbortSignal) => {
    calls += 1
    return hanging(signal)
  }
  await expect(guarded.run(ask)).rejects.toMatchObject({ code: 'stock_unavailable' })
  for (let page = 0; page < 5; page += 1)
    await expect(guarded.run(ask)).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(calls).toBe(1)
})

it('does not open the circuit for a slow call while others succeed', async () => {
  const guarded = new GuardedCalls({ backgroundMs: 600 })
  const slow = guarded.run(hanging)
  expect(await guarded.run(async () => 'cars')).toBe('cars')
  await expect(slow).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(await guarded.run(async () => 'cars')).toBe('cars')
})

it('a query that is too slow by itself fails for its own page alone, where the index answers otherwise', async () => {
  const guarded = new GuardedCalls({ ping: async () => {} })
  const page = <T>(work: () => Promise<T>) => withPageBudget(work, new TimeBudget(600))
  await expect(page(() => guarded.run(hanging))).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(await page(() => guarded.run(async () => 'cars'))).toBe('cars')
})

it('failures of background calls do not refuse the calls of pages', async () => {
  const guarded = new GuardedCalls({ clock: () => 0 })
  for (let call = 0; call < 8; call += 1) await guarded.run(down).catch(() => undefined)
  await expect(guarded.run(async () => 'cars')).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(await withPageBudget(() => guarded.run(async () => 'cars'))).toBe('cars')
})

it('shares the time budget of a page among its searches, and skips one without time left', async () => {
  let asked = 0
  const guarded = new GuardedCalls()
  const ask = (signal: AbortSignal) => {
    asked += 1
    return hanging(signal)
  }
  await withPageBudget(async () => {
    await guarded.run(async () => 'cars')
    await Promise.allSettled([guarded.run(ask), guarded.run(ask), guarded.run(ask)])
    expect(asked).toBe(3)
    expect(pageBudget()?.leftMs).toBeLessThan(20)
    // The circuit is open too; a second index of the same page isolates the budget.
    await expect(new GuardedCalls().run(ask)).rejects.toMatchObject({ code: 'stock_unavailable' })
    expect(asked).toBe(3)
  }, new TimeBudget(600))
})

it('counts a refusal as an answer', async () => {
  let now = 0
  const guarded = new GuardedCalls({ clock: () => now })
  for (let page = 0; page < 3; page += 1) await guarded.run(down).catch(() => undefined)
  now = 3_500
  await expect(guarded.run(() => Promise.reject(refusal))).rejects.toBe(refusal)
  const both = [guarded.run(async () => 1), guarded.run(async () => 2)]
  expect(await Promise.all(both)).toEqual([1, 2])
})

it('reports the first failure of each outage with its cause', async () => {
  const reported: unknown[] = []
  const guarded = new GuardedCalls({ clock: () => 0, onOutage: (error) => reported.push(error) })
  const down = new Error('connect ECONNREFUSED')
  const fail = () => guarded.run(() => Promise.reject(down)).catch(() => {})
  await fail()
  await fail()
  expect(reported).toEqual([down])
  await guarded.run(async () => 'up')
  await fail()
  expect(reported).toEqual([down, down])
})
