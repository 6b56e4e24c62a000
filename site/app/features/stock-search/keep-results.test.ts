import { expect, it } from 'vitest'
import { keepingResults, noteResults } from './keep-results.ts'
import type { SearchModel } from './search-model.ts'

const page = (changes: Partial<SearchModel>) =>
  ({ outcome: 'found', count: 3, pages: 2, ...changes }) as SearchModel

it('asks once more, quietly, and then keeps the cars found before, without pages', async () => {
  noteResults(page({ count: 7 }))
  let asked = 0
  const failing = async () => {
    asked += 1
    throw new TypeError('no network')
  }
  expect(await keepingResults(failing)).toMatchObject({ count: 7, pages: 0 })
  expect(asked).toBe(2)
})

it('keeps them too when the stock does not answer', async () => {
  noteResults(page({ count: 8 }))
  expect(await keepingResults(async () => page({ outcome: 'unavailable' }))).toMatchObject({
    count: 8,
    pages: 0,
  })
})

it('passes on what the server meant: no such search, or somewhere else', async () => {
  const absent = async () => Promise.reject({ status: 404 })
  await expect(keepingResults(absent)).rejects.toEqual({ status: 404 })
})

it('takes the second answer when only the first failed', async () => {
  const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(page({ count: 9 }))]
  expect(await keepingResults(() => answers.shift() as Promise<SearchModel>)).toMatchObject({
    count: 9,
    pages: 2,
  })
})
