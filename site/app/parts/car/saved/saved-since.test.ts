import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSavedSince, writeSavedSince } from './saved-since.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const entry = (id: string) => ({ id, name: id, slug: id, make: '', model: '', primary_image_url: '' })
const at = (month: number) => `2026-0${month}-01T00:00:00.000Z`
const read = (slug = 'one') => Object.fromEntries(readSavedSince(slug))

it('each car has the instant when it was last saved, and goes with the list', () => {
  writeSavedSince('one', [entry('a')], { added: 'a', now: at(1) })
  writeSavedSince('one', [entry('b'), entry('a')], { added: 'b', now: at(2) })
  expect(read()).toEqual({ a: at(1), b: at(2) })
  writeSavedSince('one', [entry('b')], { added: null, now: at(3) })
  expect(read()).toEqual({ b: at(2) })
  writeSavedSince('one', [], { added: null, now: at(4) })
  expect(stored.size).toBe(0)
})

it('a list that was cleared elsewhere leaves no instant of its cars behind', () => {
  writeSavedSince('one', [entry('a')], { added: 'a', now: at(1) })
  writeSavedSince('one', [entry('b')], { added: 'b', now: at(2) })
  writeSavedSince('one', [entry('a'), entry('b')], { added: 'a', now: at(3) })
  expect(read()).toEqual({ a: at(3), b: at(2) })
})

it('a car saved before instants were stored has no instant, and sites share none', () => {
  writeSavedSince('one', [entry('new'), entry('old')], { added: 'new', now: at(1) })
  expect(read()).toEqual({ new: at(1) })
  expect(read('two')).toEqual({})
})

it.each(['nonsense', 'null', '[]', '{"a":1}'])('%s in storage counts as no instant', (text) => {
  stored.set('one.favourites_since', text)
  expect(read()).toEqual({})
})
