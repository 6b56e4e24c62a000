import { expect, it } from 'vitest'
import { CircuitBreaker, CircuitOpenError, type CircuitVerdict } from './circuit-breaker.ts'

const OPEN_MS = 1_000

function openBreaker(failuresToOpen = 3) {
  const time = { now: 0 }
  const breaker = new CircuitBreaker({ failuresToOpen, openMs: OPEN_MS, clock: () => time.now })
  const run = (verdict: CircuitVerdict) =>
    breaker.run(
      async () => verdict,
      () => verdict,
    )
  return { time, breaker, run }
}

/** A breaker with an open circuit. */
async function opened() {
  const all = openBreaker(1)
  await all.run('failed')
  return all
}

it('a success between failures resets their count', async () => {
  const { run } = openBreaker()
  for (const verdict of ['failed', 'failed', 'available', 'failed', 'failed'] as const) await run(verdict)
  expect(await run('failed')).toBe('failed')
  await expect(run('available')).rejects.toBeInstanceOf(CircuitOpenError)
})

it('a timeout opens the circuit at once', async () => {
  const { run } = openBreaker()
  await run('timed-out')
  await expect(run('available')).rejects.toBeInstanceOf(CircuitOpenError)
})

it('an open circuit makes no call until its period is over', async () => {
  const { time, run } = await opened()
  time.now = OPEN_MS - 1
  await expect(run('available')).rejects.toBeInstanceOf(CircuitOpenError)
  time.now = OPEN_MS
  expect(await run('available')).toBe('available')
})

it('a failed probe opens the circuit again for the whole period', async () => {
  const { time, run } = await opened()
  time.now = OPEN_MS
  await run('failed')
  time.now = 2 * OPEN_MS - 1
  await expect(run('available')).rejects.toBeInstanceOf(CircuitOpenError)
})

it('during a probe other calls are refused, and after its success all are made', async () => {
  const { time, breaker, run } = await opened()
  time.now = OPEN_MS
  const answer = Promise.withResolvers<string>()
  const probe = breaker.run(
    () => answer.promise,
    () => 'available',
  )
  for (let call = 0; call < 3; call += 1)
    await expect(run('available')).rejects.toBeInstanceOf(CircuitOpenError)
  answer.resolve('cars')
  expect(await probe).toBe('cars')
  expect(await Promise.all([run('available'), run('available')])).toEqual(['available', 'available'])
})

it('the calls of the page that probes are all made, and those of another page are not', async () => {
  const { time, breaker } = await opened()
  time.now = OPEN_MS
  const answer = Promise.withResolvers<string>()
  const page = {}
  const call = (caller: object) =>
    breaker.run(
      () => answer.promise,
      () => 'available',
      caller,
    )
  const set = [call(page), call(page), call(page)]
  await expect(call({})).rejects.toBeInstanceOf(CircuitOpenError)
  answer.resolve('cars')
  expect(await Promise.all(set)).toEqual(['cars', 'cars', 'cars'])
})

it.each([
  ['that answers otherwise stays closed', true],
  ['that does not answer otherwise either opens', false],
])('after a timeout the circuit of a service %s', async (_what, alive) => {
  const asked = Promise.withResolvers<boolean>()
  const breaker = new CircuitBreaker({ failuresToOpen: 3, openMs: OPEN_MS, answers: () => asked.promise })
  const run = (verdict: CircuitVerdict) =>
    breaker.run(
      async () => verdict,
      () => verdict,
    )
  await run('timed-out')
  const next = run('cancelled')
  asked.resolve(alive)
  if (alive) expect(await next).toBe('cancelled')
  else await expect(next).rejects.toBeInstanceOf(CircuitOpenError)
})

it('after a cancelled probe the next call probes', async () => {
  const { time, run } = await opened()
  time.now = OPEN_MS
  await run('cancelled')
  expect(await run('available')).toBe('available')
})

it('cancelled calls do not open the circuit', async () => {
  const { run } = openBreaker(1)
  for (let call = 0; call < 5; call += 1) await run('cancelled')
  expect(await run('available')).toBe('available')
})

it('errors of the call are rethrown', async () => {
  const { breaker } = openBreaker()
  const error = new Error('refused')
  const failing = breaker.run(
    () => Promise.reject(error),
    () => 'failed',
  )
  await expect(failing).rejects.toBe(error)
})
