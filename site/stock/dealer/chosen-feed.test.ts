import { expect, it } from 'vitest'
import { sampleFeed } from '../testing/sample-dealer.ts'
import { withChosenFeed } from './chosen-feed.ts'

const CHOSEN = { file: 'stock.csv', format: 'csv', element: 'vehicle', delimiter: 'semicolons' } as const

it('without a choice, feeds are those of the manifest', () => {
  expect(withChosenFeed([sampleFeed], 'somewhere', null)).toEqual([sampleFeed])
})

it('without a manifest, the chosen one is the only feed and lists the whole stock', () => {
  expect(withChosenFeed([], 'somewhere', CHOSEN)).toMatchObject([
    { tenantSlug: 'somewhere', file: 'stock.csv', delimiter: ';', snapshot: true, siblings: [] },
  ])
})

it('the manifest’s entry of that name gives way and leaves its codes, not the day its dates are of', () => {
  const like = { ...sampleFeed, file: 'stock.csv', snapshot: false, datesAsOf: '2026-01-01' }
  const [feed, ...others] = withChosenFeed([like], 'somewhere', CHOSEN)
  expect(others).toEqual([])
  expect(feed).toMatchObject({ format: 'csv', snapshot: true, locationCodes: { N: 'north' } })
  expect(feed).not.toHaveProperty('datesAsOf')
})

it('beside another feed of the manifest, each knows of the other, so that neither removes the other’s cars', () => {
  const feeds = withChosenFeed([sampleFeed], 'somewhere', CHOSEN)
  expect(feeds.map(({ file, siblings }) => [file, siblings])).toEqual([
    ['feed.json', ['stock.csv']],
    ['stock.csv', ['feed.json']],
  ])
})
