import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const finding = { key: 'f', text: '', cost: '', image: null }

test('a point passed unless it was left as it is, and one that was fixed passed', () => {
  const sheet = readSheet({
    groups: [
      { key: 'a', title: 'Brakes', points: 'Pads\n\n  Discs \nHoses' },
      { key: 'b', title: 'Paint', points: 'Bonnet' },
      { key: 'c', title: 'Empty', points: '\n' },
    ],
    findings: [
      { ...finding, point: 'Discs', end: 'fixed' },
      { ...finding, point: 'Bonnet', end: 'left' },
      { ...finding, point: 'In no group', end: 'left' },
    ],
  })
  expect(sheet.total).toBe(4)
  expect(sheet.counts).toEqual({ fine: 2, fixed: 1, left: 1 })
  expect(sheet.groups.map(({ title, passed, points }) => [title, passed, points.length])).toEqual([
    ['Brakes', 3, 3],
    ['Paint', 0, 1],
  ])
})
