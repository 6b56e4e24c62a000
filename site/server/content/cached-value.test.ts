import { expect, test } from 'vitest'
import { CachedValue, type Loaded } from './cached-value.ts'

/** A source whose answers the test resolves one by one. */
function controlled() {
  const waiting: { give: (value: string) => void; fail: () => void }[] = []
  const load = () =>
    new Promise<Loaded<string>>((done, reject) => {
      waiting.push({ give: (value) => done({ value, text: value }), fail: () => reject(new Error('away')) })
    })
  return { load, waiting }
}

function openCached(load: () => Promise<Loaded<string>>, left: string | null = null) {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const recoveries: number[] = []
  const cached = new CachedValue<string>({
    load,
    lastGood: async () => (left === null ? null : { value: left, text: left }),
    onFailure: (error) => failures.push(error),
    onRecovery: () => recoveries.push(clock.now),
    clock: () => clock.now,
  })
  return { cached, clock, failures, recoveries }
}

const always = (values: string[]) => async () => {
  const value = values.length > 1 ? (values.shift() as string) : (values[0] as string)
  return { value, text: value }
}
const unavailable = () => Promise.reject(new Error('away'))

test('loads once for all who ask at the same time', async () => {
  const { load, waiting } = controlled()
  const { cached } = openCached(load)
  const asked = [cached.get(), cached.get(), cached.get()]
  waiting[0]?.give('a')
  expect((await Promise.all(asked)).map((known) => known?.value)).toEqual(['a', 'a', 'a'])
  expect(waiting).toHaveLength(1)
})

test('what was read before an event is never taken for what came after it', async () => {
  const { load, waiting } = controlled()
  const { cached } = openCached(load)
  const before = cached.get()
  cached.invalidate()
  const after = cached.get()
  waiting[0]?.give('old')
  expect((await before)?.value).toBe('old')
  await Promise.resolve()
  waiting[1]?.give('new')
  expect((await after)?.value).toBe('new')
})

test('the version moves with the value, and only then', async () => {
  const { cached } = openCached(always(['a', 'a', 'b']))
  const first = await cached.get()
  cached.invalidate()
  const same = await cached.get()
  cached.invalidate()
  const changed = await cached.get()
  expect(same?.version).toBe(first?.version)
  expect(changed?.version).not.toBe(first?.version)
})

test('returns the old value and version while loading fails, and recovers', async () => {
  const values = ['a', 'away', 'b']
  const { cached, clock, failures } = openCached(async () => {
    const value = values.shift() ?? 'b'
    if (value === 'away') throw new Error(value)
    return { value, text: value }
  })
  const first = await cached.get()
  cached.invalidate()
  expect(await cached.get()).toEqual(first)
  expect(await cached.get()).toEqual(first)
  expect(failures).toHaveLength(1)
  clock.now += 1_000
  // Behind this visitor's back it is tried again; the next one has it.
  expect(await cached.get()).toEqual(first)
  await new Promise(setImmediate)
  expect((await cached.get())?.value).toBe('b')
})

test('falls back to what an earlier run left when nothing can be loaded', async () => {
  const { cached } = openCached(unavailable, 'left')
  expect((await cached.get())?.value).toBe('left')
})

test('without a saved value returns null, and a failed service is not requested for every visitor', async () => {
  const { cached, failures } = openCached(unavailable)
  expect([await cached.get(), await cached.get(), await cached.get()]).toEqual([null, null, null])
  expect(failures).toHaveLength(1)
})

test('an old value is read again without an event', async () => {
  const { cached, clock } = openCached(always(['a', 'b']))
  await cached.get()
  clock.now += 5 * 60_000
  expect((await cached.get())?.value).toBe('a')
  await new Promise(setImmediate)
  expect((await cached.get())?.value).toBe('b')
})

test('consecutive failures are reported once, and their end once', async () => {
  let isAway = true
  const { cached, clock, failures, recoveries } = openCached(() =>
    isAway ? unavailable() : Promise.resolve({ value: 'a', text: 'a' }),
  )
  for (let second = 0; second < 30; second += 1) {
    clock.now = second * 1_500
    if (second % 5 === 0) cached.invalidate()
    await cached.get()
  }
  expect([failures.length, recoveries.length]).toEqual([1, 0])
  isAway = false
  clock.now += 2_000
  expect((await cached.get())?.value).toBe('a')
  expect(recoveries).toEqual([clock.now])
  isAway = true
  cached.invalidate()
  await cached.get()
  expect(failures).toHaveLength(2)
})

test('a saved value that cannot be read is reported once', async () => {
  const failures: unknown[] = []
  const clock = { now: 0 }
  const cached = new CachedValue<string>({
    load: unavailable,
    lastGood: () => Promise.reject(new Error('EACCES')),
    onFailure: (error) => failures.push(error),
    onRecovery: () => {},
    clock: () => clock.now,
  })
  for (let second = 0; second < 5; second += 1) {
    clock.now = second * 1_500
    expect(await cached.get()).toBeNull()
  }
  expect(failures).toEqual([expect.any(Error), new Error('EACCES')])
})
