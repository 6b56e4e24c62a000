import { expect, it } from 'vitest'
import { ResultsCache } from './results-cache.ts'

it('keeps 50 pages and lets the oldest go for one more (SRCH-25, OPEN-02)', () => {
  const cache = new ResultsCache<number>({ clock: () => 0 })
  for (let page = 0; page < 50; page += 1) cache.store(`/${page}`, page)
  expect(cache.find('/0')).toBe(0)
  cache.store('/50', 50)
  expect([cache.find('/0'), cache.find('/1'), cache.find('/50')]).toEqual([null, 1, 50])
})

it('takes a page that is kept again for a new one', () => {
  const cache = new ResultsCache<string>({ most: 2, clock: () => 0 })
  for (const href of ['/a', '/b', '/a', '/c']) cache.store(href, href)
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')]).toEqual(['/a', null, '/c'])
})

it('asks again for a page that is no longer fresh', () => {
  let now = 0
  const cache = new ResultsCache<string>({ clock: () => now })
  cache.store('/a', 'page')
  now = 14_999
  expect(cache.find('/a')).toBe('page')
  now = 15_000
  expect(cache.find('/a')).toBeNull()
})
