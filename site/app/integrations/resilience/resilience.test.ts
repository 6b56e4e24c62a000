import { describe, expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'
import { Cooldown } from './cooldown.ts'
import { retry } from './retry.ts'
import { withTimeout } from './timeout.ts'

describe('backoffMs', () => {
  const backoff = { firstMs: 1_000, longestMs: 5_000, jitter: 0.25 }

  it('doubles with every failure up to the longest delay', () => {
    expect([1, 2, 3, 4, 50].map((failures) => backoffMs(failures, backoff, 0.5))).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ])
  })

  it('varies by the jitter in both directions', () => {
    expect([0, 1].map((random) => backoffMs(1, backoff, random))).toEqual([750, 1_250])
  })
})

describe('retry', () => {
  const failing = (times: number) => {
    let calls = 0
    return async () => {
      calls += 1
      if (calls <= times) throw new Error(`failure ${calls}`)
      return calls
    }
  }

  it('repeats failing work until it succeeds', async () => {
    const failures: number[] = []
    const delayAfter = (_error: unknown, count: number) => failures.push(count) * 0
    await expect(retry(failing(2), delayAfter)).resolves.toBe(3)
    expect(failures).toEqual([1, 2])
  })

  it('throws the last error when no further attempt is allowed', async () => {
    await expect(retry(failing(3), (_error, count) => (count < 2 ? 0 : null))).rejects.toThrow('failure 2')
  })
})

describe('withTimeout', () => {
  const never = () => new Promise<string>(() => {})

  it('settles with work that finishes in time', async () => {
    await expect(
      withTimeout(
        10_000,
        async () => 'done',
        () => 'late',
      ),
    ).resolves.toBe('done')
    const failed = withTimeout(
      10_000,
      () => Promise.reject(new Error('failed')),
      () => 'late',
    )
    await expect(failed).rejects.toThrow('failed')
  })

  it('settles with the result of onTimeout, or its error, when the time is up', async () => {
    await expect(withTimeout(1, never, () => 'late')).resolves.toBe('late')
    const thrown = withTimeout(1, never, () => {
      throw new Error('too slow')
    })
    await expect(thrown).rejects.toThrow('too slow')
  })

  it('aborts the signal after the timeout has been reported', async () => {
    const work = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    await expect(withTimeout(1, work, () => 'late')).resolves.toBe('late')
  })
})

it('a cooldown is active from its start until its period is over or it is ended', () => {
  const time = { now: 0 }
  const cooldown = new Cooldown(100, () => time.now)
  expect(cooldown.isActive).toBe(false)
  cooldown.start()
  time.now = 99
  expect(cooldown.isActive).toBe(true)
  time.now = 100
  expect(cooldown.isActive).toBe(false)
  cooldown.start()
  cooldown.end()
  expect(cooldown.isActive).toBe(false)
})
