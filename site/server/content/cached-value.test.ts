import { expect, test, vi } from 'vitest'
import { CachedValue, type Loaded, type Turns } from './cached-value.ts'

const SAVED_AT = -60_000
const OLD_MS = 5 * 60_000
const FREE: Turns = { run: (load) => load(), isFree: true }

/** A source whose answers the test resolves one by one. */
function controlled() {
  const waiting: { give: (value: string) => void; fail: () => void }[] = []
  const load = () =>
    new Promise<Loaded<string>>((done, reject) => {
      waiting.push({ give: (value) => done({ value, text: value }), fail: () => reject(new Error('away')) })
    })
  return { load, waiting }
}

function openCached(load: () => Promise<Loaded<string>>, left: string | null = null, turns: Turns = FREE) {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const recoveries: number[] = []
  const cached = new CachedValue<string>({
    load,
    lastGood: async () => (left === null ? null : { value: left, text: left, savedAt: SAVED_AT }),
    onFailure: (error) => failures.push(error),
    onRecovery: () => recoveries.push(clock.now),
    turns,
    oldMs: OLD_MS,
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
  clock.now += OLD_MS
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
    turns: FREE,
    oldMs: OLD_MS,
    clock: () => clock.now,
  })
  for (let second = 0; second < 5; second += 1) {
    clock.now = second * 1_500
    expect(await cached.get()).toBeNull()
  }
  expect(failures).toEqual([expect.any(Error), new Error('EACCES')])
})

test('a value whose own change is known is waited for; one of many that changed together only where there is a turn', async () => {
  const { load, waiting } = controlled()
  const turns = { run: FREE.run, isFree: true }
  const { cached } = openCached(load, null, turns)
  const first = cached.get()
  waiting[0]?.give('a')
  await first
  turns.isFree = false
  cached.invalidate({ isShared: true })
  expect((await cached.get())?.value).toBe('a')
  expect(waiting).toHaveLength(1)
  cached.invalidate()
  const own = cached.get()
  await Promise.resolve()
  waiting[1]?.give('b')
  expect((await own)?.value).toBe('b')
  cached.invalidate({ isShared: true })
  turns.isFree = true
  const shared = cached.get()
  await Promise.resolve()
  waiting[2]?.give('c')
  expect((await shared)?.value).toBe('c')
})

test('a source that neither answers nor fails is waited for a second and a half where an earlier run left a value', async () => {
  vi.useFakeTimers()
  try {
    const { cached } = openCached(() => new Promise(() => undefined), 'left')
    const asked = cached.get()
    await vi.advanceTimersByTimeAsync(1_500)
    expect((await asked)?.value).toBe('left')
    expect(cached.staleSince).toBe(SAVED_AT)
  } finally {
    vi.useRealTimers()
  }
})

test('says since when it is stale: from the first change until a load that began after the last one', async () => {
  const { load, waiting } = controlled()
  const { cached, clock } = openCached(load)
  const first = cached.get()
  waiting[0]?.give('a')
  await first
  expect(cached.staleSince).toBeNull()
  clock.now = 1_000
  cached.invalidate()
  clock.now = 2_000
  const second = cached.get()
  cached.invalidate()
  waiting[1]?.give('b')
  await second
  expect(cached.staleSince).toBe(1_000)
  const third = cached.refresh()
  waiting[2]?.give('c')
  await third
  expect(cached.staleSince).toBeNull()
})
