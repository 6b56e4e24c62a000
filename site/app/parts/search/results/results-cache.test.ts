import { expect, it } from 'vitest'
import { ResultsCache } from './results-cache.ts'

it('holds 50 pages and evicts the oldest for one more (SRCH-25, OPEN-02)', () => {
  const cache = new ResultsCache<number>({ clock: () => 0 })
  for (let page = 0; page < 50; page += 1) cache.store(`/${page}`, page)
  expect(cache.find('/0')).toBe(0)
  cache.store('/50', 50)
  expect([cache.find('/0'), cache.find('/1'), cache.find('/50')]).toEqual([null, 1, 50])
})

it('a page stored again counts as the newest', () => {
  const cache = new ResultsCache<string>({ most: 2, clock: () => 0 })
  for (const href of ['/a', '/b', '/a', '/c']) cache.store(href, href)
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')]).toEqual(['/a', null, '/c'])
})

it('does not return a page past its freshness', () => {
  let now = 0
  const cache = new ResultsCache<string>({ clock: () => now })
  cache.store('/a', 'page')
  now = 14_999
  expect(cache.find('/a')).toBe('page')
  now = 15_000
  expect(cache.find('/a')).toBeNull()
})
