import { expect, it } from 'vitest'
import { toInspection } from './inspection.ts'

const context = { timeZone: 'Australia/Perth', now: '2026-07-10T02:00:00.000Z' }
const line = { n: 14, part: 'Bonnet edge', found: 'Stone chips', done: 'Touched up' }
const sheet = { lines: [line], panels: [{ panel: 'Bonnet', microns: 104 }], passed: 108, points: 112 }
const value = { ...sheet, lines: [{ ...line, severity: 'minor' }] }

it('a sheet is read from JSON and from text of it, with what it leaves out', () => {
  expect(toInspection(sheet, context)).toEqual({ value })
  expect(toInspection(JSON.stringify(sheet), context)).toEqual({ value })
  expect(toInspection({ lines: [{ n: '3', part: 'Flood', severity: 'major' }] }, context)).toEqual({
    value: {
      lines: [{ n: 3, part: 'Flood', found: '', done: '', severity: 'major' }],
      panels: [],
      passed: null,
      points: null,
    },
  })
})

it.each([[''], [null], [undefined], [{}], [{ lines: [], panels: [] }]])('%j has no sheet', (raw) => {
  expect(toInspection(raw, context)).toEqual({ value: null })
})

it.each([
  ['text that is no JSON', 'all good'],
  ['a line without a part', { lines: [{ n: 1, part: ' ' }] }],
  ['a line without a number', { lines: [{ part: 'Bonnet' }] }],
  ['microns below nothing', { panels: [{ panel: 'Roof', microns: -4 }] }],
  ['more passed than there are', { passed: 113, points: 112 }],
  ['an endless list', { lines: Array.from({ length: 201 }, () => line) }],
  ['a list of something else', [1, 2]],
])('%s is left out with a warning', (_, raw) => {
  expect(toInspection(raw, context)).toMatchObject({
    value: null,
    warning: expect.stringContaining('is not the sheet of an inspection'),
  })
})
