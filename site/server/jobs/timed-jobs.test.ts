import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeLog } from '../fixtures/fake-log.ts'
import { type Job, RETRY_MS } from './jobs.ts'
import { TimedJobs } from './timed-jobs.ts'

const HOUR_MS = 3_600_000

async function openJobs(work: () => Promise<void>) {
  vi.useFakeTimers()
  const { log, lines } = fakeLog()
  const job: Job = { name: 'a', title: 'A', cron: '1 * * * *', everyMs: HOUR_MS, firstMs: 1_000, work }
  const jobs = new TimedJobs([job], log)
  await jobs.start()
  const state = async () => (await jobs.list()).map(({ state, words }) => [state, words])
  return { jobs, lines, state, [Symbol.dispose]: () => void vi.useRealTimers() }
}

test('a job waits for its first round, and comes round again', async () => {
  let rounds = 0
  using opened = await openJobs(async () => {
    rounds += 1
  })
  expect(await opened.state()).toEqual([['waiting', '']])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([rounds, await opened.state()]).toEqual([1, [['done', '']]])
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(rounds).toBe(2)
  await opened.jobs.stop()
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  expect(rounds).toBe(2)
})

test('a job that fails is tried again, later with each failure, and says why', async () => {
  let [rounds, isBroken] = [0, true]
  // The middle of what a retry is spread over.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => random.mockRestore())
  using opened = await openJobs(async () => {
    rounds += 1
    if (isBroken) throw new Error('The list is away.')
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await opened.state()).toEqual([['failed', 'The list is away.']])
  await vi.advanceTimersByTimeAsync(RETRY_MS * 1.3)
  expect(rounds).toBe(2)
  await vi.advanceTimersByTimeAsync(RETRY_MS * 1.3)
  expect(rounds).toBe(2)
  isBroken = false
  await vi.advanceTimersByTimeAsync(RETRY_MS * 1.3)
  expect([rounds, await opened.state()]).toEqual([3, [['done', '']]])
  expect(opened.lines).toMatchObject([{ failures: 1 }, { failures: 2, error: 'The list is away.' }])
})

test('a job that does not end runs once, however long it takes', async () => {
  let rounds = 0
  using opened = await openJobs(() => {
    rounds += 1
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS)
  expect([rounds, await opened.state()]).toEqual([1, [['running', '']]])
})
