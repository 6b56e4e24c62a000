import { expect, it } from 'vitest'
import type { SearchModel } from './search-model.ts'
import { rememberResults, withStaleResults } from './stale-results.ts'

const page = (changes: Partial<SearchModel>) =>
  ({ outcome: 'found', count: 3, pages: 2, ...changes }) as SearchModel

it('asks once more, quietly, and then keeps the cars found before, without pages', async () => {
  rememberResults(page({ count: 7 }), '/a')
  let asked = 0
  const failing = async () => {
    asked += 1
    throw new TypeError('no network')
  }
  expect(await withStaleResults('/b', failing)).toMatchObject({ count: 7, pages: 0, staleResults: true })
  expect(asked).toBe(2)
})

it('keeps them too when the stock does not answer', async () => {
  rememberResults(page({ count: 8 }), '/a')
  expect(await withStaleResults('/b', async () => page({ outcome: 'unavailable' }))).toMatchObject({
    count: 8,
    pages: 0,
  })
})

it('passes on what the server meant: no such search, or somewhere else', async () => {
  const absent = async () => Promise.reject({ status: 404 })
  await expect(withStaleResults('/b', absent)).rejects.toEqual({ status: 404 })
})

it('takes the second answer when only the first failed', async () => {
  const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(page({ count: 9 }))]
  expect(await withStaleResults('/b', () => answers.shift() as Promise<SearchModel>)).toMatchObject({
    count: 9,
    pages: 2,
  })
})

it('answers from a moment ago at once, but not the page on screen, which is asked for anew (SRCH-25)', async () => {
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
