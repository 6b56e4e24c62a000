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

it('stops asking after six failed attempts, probes once after a while, and recovers by itself', async () => {
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

/** As an index that hangs: it answers nothing until the attempt is given up. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))

it('one timeout opens the circuit for longer than an attempt, and the next page does not wait', async () => {
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

it('a slow question does not open the circuit while others are answered', async () => {
  const guarded = new GuardedCalls({ backgroundMs: 600 })
  const slow = guarded.run(hanging)
  expect(await guarded.run(async () => 'cars')).toBe('cars')
  await expect(slow).rejects.toMatchObject({ code: 'stock_unavailable' })
  expect(await guarded.run(async () => 'cars')).toBe('cars')
})

it('the searches of one page share its time, and one that is left none is not made', async () => {
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
    // The circuit is open too; another index of the same page tells the budget from it.
    await expect(new GuardedCalls().run(ask)).rejects.toMatchObject({ code: 'stock_unavailable' })
    expect(asked).toBe(3)
  }, new TimeBudget(600))
})

it('takes a refusal for a sign of life', async () => {
  let now = 0
  const guarded = new GuardedCalls({ clock: () => now })
  for (let page = 0; page < 3; page += 1) await guarded.run(down).catch(() => undefined)
  now = 3_500
  await expect(guarded.run(() => Promise.reject(refusal))).rejects.toBe(refusal)
  const both = [guarded.run(async () => 1), guarded.run(async () => 2)]
  expect(await Promise.all(both)).toEqual([1, 2])
})

it('the first failure of an outage is told with its cause, and the next outage again', async () => {
  const told: unknown[] = []
  const guarded = new GuardedCalls({ clock: () => 0, onOutage: (error) => told.push(error) })
  const down = new Error('connect ECONNREFUSED')
  const fail = () => guarded.run(() => Promise.reject(down)).catch(() => {})
  await fail()
  await fail()
  expect(told).toEqual([down])
  await guarded.run(async () => 'up')
  await fail()
  expect(told).toEqual([down, down])
})
