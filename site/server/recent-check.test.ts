import { expect, test } from 'vitest'
import { RecentCheck } from './recent-check.ts'

/** A check of a service whose answers the test gives one by one. */
function openCheck(timeoutMs?: number) {
  const time = { now: 0 }
  const asked: PromiseWithResolvers<void>[] = []
  const losses: unknown[] = []
  const check = new RecentCheck({
    ask: () => {
      const question = Promise.withResolvers<void>()
      asked.push(question)
      return question.promise
    },
    onLoss: (error) => losses.push(error),
    clock: () => time.now,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return { time, asked, losses, check }
}

test('many who ask at the same time share one question', async () => {
  const { asked, check } = openCheck()
  const answers = Promise.all([check.isUp(), check.isUp(), check.isUp()])
  asked[0]?.resolve()
  expect(await answers).toEqual([true, true, true])
  expect(asked).toHaveLength(1)
})

test('an answer is good for two seconds and not longer', async () => {
  const { time, asked, check } = openCheck()
  const first = check.isUp()
  asked[0]?.resolve()
  await first
  time.now = 1_999
  expect(await check.isUp()).toBe(true)
  expect(asked).toHaveLength(1)
  time.now = 2_000
  const second = check.isUp()
  asked[1]?.reject(new Error('refused'))
  expect(await second).toBe(false)
})

test('a hanging service is unavailable after the time limit, without a second request', async () => {
  const { time, asked, check } = openCheck(20)
  expect(await check.isUp()).toBe(false)
  time.now = 2_000
  expect(await check.isUp()).toBe(false)
  expect(asked).toHaveLength(1)
  asked[0]?.resolve()
  await new Promise(setImmediate)
  time.now = 4_000
  const after = check.isUp()
  asked[1]?.resolve()
  expect(await after).toBe(true)
})

test('a loss is reported once an outage, with its reason', async () => {
  const { time, asked, losses, check } = openCheck()
  const answers = ['refused', 'refused', '', 'gone']
  for (const [index, reason] of answers.entries()) {
    time.now = index * 2_000
    const answer = check.isUp()
    if (reason === '') asked[index]?.resolve()
    else asked[index]?.reject(new Error(reason))
    await answer
  }
  expect(losses.map(String)).toEqual(['Error: refused', 'Error: gone'])
})
