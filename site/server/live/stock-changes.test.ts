import { expect, it } from 'vitest'
import { StockChanges } from './stock-changes.ts'

const reading = (version: number, cars: Record<string, string>, until = version) => ({
  version: String(version),
  until: String(until),
  cars: Object.entries(cars),
})

it('returns changed, added and removed cars only', () => {
  const changes = new StockChanges(reading(10, { a: '1', b: '1', c: '1' }))
  expect(changes.read(reading(11, { a: '1', b: '2', d: '1' })).toSorted()).toEqual(['b', 'c', 'd'])
  expect(changes.since('10')?.toSorted()).toEqual(['b', 'c', 'd'])
  expect(changes.since('11')).toEqual([])
})

it('returns a car once for several changes', () => {
  const changes = new StockChanges(reading(10, { a: '1' }))
  changes.read(reading(11, { a: '2' }))
  changes.read(reading(12, { a: '3' }))
  expect(changes.since('10')).toEqual(['a'])
  expect(changes.since('11')).toEqual(['a'])
})

it('changes before the first reading, or without a version, are unknown', () => {
  const changes = new StockChanges(reading(10, {}, 11))
  expect([changes.since('9'), changes.since('10'), changes.since(''), changes.since('x')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(changes.since('11')).toEqual([])
})

it('changes during a reading are reported again', () => {
  const changes = new StockChanges(reading(10, { a: '1' }))
  // Read under version 11, but 12 may have been in it already: a page of version 11 may lack it.
  changes.read(reading(11, { a: '2' }, 12))
  expect(changes.since('11')).toEqual(['a'])
  expect(changes.since('12')).toEqual([])
})

it('discarded changes are reported as unknown', () => {
  const changes = new StockChanges(reading(0, { a: '0' }))
  for (let version = 1; version <= 300; version += 1) changes.read(reading(version, { a: String(version) }))
  expect(changes.since('0')).toBeNull()
  expect(changes.since('299')).toEqual(['a'])
})

it('restarts with a newly created index', () => {
  const changes = new StockChanges(reading(500, { a: '1' }))
  changes.read(reading(3, { a: '2' }))
  expect(changes.since('3')).toEqual([])
  expect(changes.since('2')).toBeNull()
})
