import { expect, it } from 'vitest'
import type { SearchModel } from './search-model.ts'
import { rememberResults, withStaleResults } from './stale-results.ts'

const page = (changes: Partial<SearchModel>) =>
  ({ outcome: 'found', count: 3, pages: 2, ...changes }) as SearchModel

it('a failed search is retried once, then the previous results are shown without pages', async () => {
  rememberResults(page({ count: 7 }), '/a')
  let asked = 0
  const failing = async () => {
    asked += 1
    throw new TypeError('no network')
  }
  expect(await withStaleResults('/b', failing)).toMatchObject({ count: 7, pages: 0, staleResults: true })
  expect(asked).toBe(2)
})

it('an unavailable stock shows the previous results too', async () => {
  rememberResults(page({ count: 8 }), '/a')
  expect(await withStaleResults('/b', async () => page({ outcome: 'unavailable' }))).toMatchObject({
    count: 8,
    pages: 0,
  })
})

it('a 404 or a redirect is passed on', async () => {
  const absent = async () => Promise.reject({ status: 404 })
  await expect(withStaleResults('/b', absent)).rejects.toEqual({ status: 404 })
})

it('a search that fails once returns the second response', async () => {
  const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(page({ count: 9 }))]
  expect(await withStaleResults('/b', () => answers.shift() as Promise<SearchModel>)).toMatchObject({
    count: 9,
    pages: 2,
  })
})

it('a fresh cached page is returned at once, except the one on screen, which is fetched (SRCH-25)', async () => {
  let asked = 0
  const ask = async () => {
    asked += 1
    return page({ count: asked })
  }
  await withStaleResults('/c', ask)
  expect(await withStaleResults('/c', ask)).toMatchObject({ count: 1 })
  rememberResults(page({ count: 1 }), '/c')
  expect(await withStaleResults('/c', ask)).toMatchObject({ count: 2 })
})
