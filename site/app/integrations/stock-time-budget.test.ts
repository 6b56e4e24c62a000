import { expect, it } from 'vitest'
import { pageBudget, TimeBudget, withPageBudget } from './stock-time-budget.server.ts'

function startBudget(totalMs: number) {
  const time = { now: 0 }
  const budget = new TimeBudget(totalMs, () => time.now)
  /** A call that runs until it is ended. */
  const begin = () => {
    const answer = Promise.withResolvers<void>()
    const call = budget.spend(() => answer.promise)
    return async () => {
      answer.resolve()
      await call
    }
  }
  return { time, budget, begin }
}

it('sequential calls spend the sum of their durations, without the time between them', async () => {
  const { time, budget, begin } = startBudget(1_000)
  const endFirst = begin()
  time.now = 300
  await endFirst()
  time.now = 5_000
  expect(budget.leftMs).toBe(700)
  const endSecond = begin()
  time.now = 5_600
  await endSecond()
  expect(budget.leftMs).toBe(100)
})

it('concurrent calls spend their time once', async () => {
  const { time, budget, begin } = startBudget(1_000)
  const [endFirst, endSecond] = [begin(), begin()]
  time.now = 300
  await endFirst()
  time.now = 400
  expect(budget.leftMs).toBe(600)
  await endSecond()
  expect(budget.leftMs).toBe(600)
})

it('a call longer than the budget leaves 0', async () => {
  const { time, budget, begin } = startBudget(1_000)
  const end = begin()
  time.now = 4_000
  await end()
  expect(budget.leftMs).toBe(0)
})

it('a page has one budget, background work has none', async () => {
  const budgets = await withPageBudget(async () => [pageBudget(), await Promise.resolve().then(pageBudget)])
  expect(budgets[0]).toBeInstanceOf(TimeBudget)
  expect(budgets[1]).toBe(budgets[0])
  expect(pageBudget()).toBeUndefined()
})
