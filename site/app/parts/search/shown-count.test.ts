import { expect, it } from 'vitest'
import { resultCount } from '#app/parts/search/shown-count.server.ts'

it('a stock count of 0 counts as none', () => {
  expect(resultCount(2_000, 0, [1_500, 500])).toBe(2_000)
})
