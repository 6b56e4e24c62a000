import { expect, it } from 'vitest'
import { viewCount, viewsText } from './view-count.ts'

it.each([
  [null, 1, 'Viewed once'],
  [12, 1, 'Viewed 12 times'],
  [9, 10, ''],
  [10, 10, 'Viewed 10 times'],
  [1_204, 10, 'Viewed 1,204 times'],
])('VDP-31: %s views, shown from %i, read %j', (views, from, text) => {
  expect(viewsText(viewCount(views), from)).toBe(text)
})
