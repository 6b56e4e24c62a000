import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStorage, localStore } from './browser-storage.ts'

const deny = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A storage with a quota of so many entries. */
function createStorage(entries: Record<string, string> = {}, most = 100) {
  const stored = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!stored.has(key) && stored.size >= most) throw new DOMException('Full.', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
  return { stored, storage }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('granted storage', () => {
  it('reads, writes and removes without a report', () => {
    const { stored, storage } = createStorage({ old: '1' })
    const { read, write, remove } = guardStorage(() => storage, new Map())
    expect([read('old'), read('none')]).toEqual(['1', null])
    expect(write('new', '2')).toBe(true)
    remove('old')
    expect([...stored]).toEqual([['new', '2']])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each([
    ['{"a":1}', { a: 1 }],
    ['', null],
    ['{', null],
    ['null', null],
  ])('as JSON: %j is read as %j', (text, value) => {
    const { storage } = createStorage({ key: text })
    expect(guardStorage(() => storage).readJson('key')).toEqual(value)
  })
})

describe.each([
  ['denied at the property', deny],
  ['null', () => null as never],
  ['denied at each call', () => ({ getItem: deny, setItem: deny, removeItem: deny }) as unknown as Storage],
])('storage that is %s', (_, open) => {
  it('does not throw, stores in memory, and reports the failure once', () => {
    const { read, readJson, write, remove } = guardStorage(open, new Map())
    expect([read('key'), readJson('key')]).toEqual([null, null])
    expect(write('key', '[1]')).toBe(false)
    expect([read('key'), readJson('key')]).toEqual(['[1]', [1]])
    remove('key')
    expect(read('key')).toBeNull()
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

it('full storage: the page reads what it wrote from memory until the browser stores it again', () => {
  const { stored, storage } = createStorage({ other: 'x' }, 1)
  const { read, write, remove } = guardStorage(() => storage, new Map())
  expect(write('key', 'first')).toBe(false)
  expect([read('key'), stored.get('key')]).toEqual(['first', undefined])
  remove('other')
  expect(write('key', 'second')).toBe(true)
  stored.set('key', 'another tab’s')
  expect(read('key'), 'the page’s memory no longer hides what is stored').toBe('another tab’s')
})

it('the server has no in-memory storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(localStore.write('quayside.favourites', '[]')).toBe(false)
  expect(localStore.read('quayside.favourites')).toBeNull()
})
