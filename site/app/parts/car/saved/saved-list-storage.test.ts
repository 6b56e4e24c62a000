import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSavedList, reportFavourite } from './saved-list.ts'

const entry = { id: 'a', name: 'A', slug: 'a', make: 'M', model: 'N', primary_image_url: '' }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fails = () => {
  throw new Error('no storage here')
}

it('storage that fails counts as empty, and is reported once', async () => {
  // Other tests of this process may have had the report.
  vi.resetModules()
  const { readSavedList } = await import('./saved-list.ts')
  const { readViewedIds } = await import('./viewed-ids.ts')
  vi.stubGlobal('localStorage', { getItem: fails, setItem: fails })
  expect(readSavedList('one', 'favourites')).toEqual([])
  expect(readViewedIds('one')).toEqual([])
  expect(console.warn).toHaveBeenCalledOnce()
})

it('saved lists are stored per site', () => {
  const entries = new Map([['two.favourites', JSON.stringify([entry])]])
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null })
  expect(readSavedList('two', 'favourites')).toEqual([entry])
  expect(readSavedList('two', 'compare')).toEqual([])
  expect(readSavedList('three', 'favourites')).toEqual([])
})

it('a favourite is reported to analytics, and a failing report is only logged', () => {
  const page: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', page)
  reportFavourite(entry)
  expect(page.dataLayer).toEqual([
    { event: 'add_favourite', car_id: 'a', car_name: 'A', make: 'M', model: 'N' },
  ])
  vi.stubGlobal('window', { dataLayer: { push: fails } })
  expect(() => reportFavourite(entry)).not.toThrow()
})
