import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeLog } from '../fixtures/fake-log.ts'
import { EdgePurgeError } from './edge-cache.ts'
import { PurgeQueue } from './purge-queue.ts'

/** A queue on a clock of the test, whose cache answers as the test says. */
function openQueue({ keptMs = 60_000 } = {}) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { log, lines } = fakeLog()
  const state = { orders: [] as string[][], outcomes: [] as string[], error: null as Error | null, lines }
  const queue = new PurgeQueue({
    cache: {
      purge: async (keys) => {
        state.orders.push([...keys])
        if (state.error) throw state.error
      },
    },
    note: (outcome) => state.outcomes.push(outcome),
    clock: Date.now,
    keptMs,
    log,
  })
  return { queue, state }
}

test('changes of one moment are one order, which is sent again after other instances have them', async () => {
  const { queue, state } = openQueue()
  queue.add(['a'])
  queue.add(['b', 'a'])
  await vi.advanceTimersByTimeAsync(20)
  expect(state.orders).toEqual([['a', 'b']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.orders).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(state.outcomes).toEqual(['sent', 'sent'])
})

test('an order that is not taken is given again, less and less often, with what came since', async () => {
  const { queue, state } = openQueue()
  state.error = new EdgePurgeError('away')
  queue.add(['a'])
  await vi.advanceTimersByTimeAsync(5_000)
  const tries = state.orders.length
  expect(tries).toBeGreaterThan(2)
  expect(tries).toBeLessThan(8)
  expect(state.lines.filter(({ msg }) => msg === 'the edge cache did not take a purge')).toHaveLength(1)
  state.error = null
  queue.add(['b'])
  await vi.advanceTimersByTimeAsync(20)
  expect(state.orders.at(-1)?.toSorted()).toEqual(['a', 'b'])
  expect(new Set(state.outcomes)).toEqual(new Set(['failed', 'sent']))
})

test('a cache that wants to be asked later is asked then, whatever comes meanwhile', async () => {
  const { queue, state } = openQueue()
  state.error = new EdgePurgeError('busy', { retryAfterMs: 9_000 })
  queue.add(['a'])
  await vi.advanceTimersByTimeAsync(20)
  state.error = null
  queue.add(['b'])
  await vi.advanceTimersByTimeAsync(8_900)
  expect(state.orders).toEqual([['a']])
  await vi.advanceTimersByTimeAsync(200)
  expect(state.orders.at(-1)?.toSorted()).toEqual(['a', 'b'])
})

test('an order is given up when nothing it was about is kept any more, and the log says so', async () => {
  const { queue, state } = openQueue({ keptMs: 60_000 })
  state.error = new EdgePurgeError('away')
  queue.add(['a'])
  await vi.advanceTimersByTimeAsync(180_000)
  const tries = state.orders.length
  await vi.advanceTimersByTimeAsync(180_000)
  expect(state.orders).toHaveLength(tries)
  expect(state.outcomes.at(-1)).toBe('given_up')
  expect(state.lines.at(-1)).toMatchObject({ level: 50, keys: 1 })
})

test('a change during an order is another order', async () => {
  const { queue, state } = openQueue()
  const { promise, resolve } = Promise.withResolvers<void>()
  const purge = vi.fn(() => promise)
  const slow = new PurgeQueue({
    cache: { purge },
    note: () => {},
    clock: Date.now,
    keptMs: 60_000,
    log: fakeLog().log,
  })
  slow.add(['a'])
  await vi.advanceTimersByTimeAsync(20)
  slow.add(['a'])
  await vi.advanceTimersByTimeAsync(20)
  expect(purge).toHaveBeenCalledTimes(1)
  resolve()
  await vi.advanceTimersByTimeAsync(20)
  expect(purge).toHaveBeenCalledTimes(2)
  expect([queue, state.orders]).toEqual([queue, []])
})

test('at the end what waits is sent once, and nothing after it', async () => {
  const { queue, state } = openQueue()
  queue.add(['a'])
  await queue.end(['all'])
  expect(state.orders.map((keys) => keys.toSorted())).toEqual([['a', 'all']])
  queue.add(['b'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.orders).toHaveLength(1)
})
