import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoFeeds } from './demo-feeds.ts'
import { DATES_AS_OF } from './feed-dates.ts'

const tenants = join(import.meta.dirname, '..')
const [json, csv] = demoFeeds()
const { vehicles } = JSON.parse(json?.content ?? '{}') as { vehicles: Record<string, unknown>[] }
const count = (test: (vehicle: Record<string, unknown>) => boolean) => vehicles.filter(test).length

it.each(demoFeeds().map(({ path, content }) => [path, content] as const))(
  'has committed %s as it makes it',
  (path, content) => {
    expect(readFileSync(join(tenants, path), 'utf8') === content).toBe(true)
  },
)

it('moves no dates the manifests do not know of', () => {
  for (const dealer of ['quayside', 'brisbane-mg']) {
    const manifest = JSON.parse(readFileSync(join(tenants, dealer, 'stock/manifest.json'), 'utf8'))
    expect(manifest.feeds[0].datesAsOf).toBe(DATES_AS_OF)
  }
})

describe('the multi-brand yard', () => {
  it('has about 180 cars with numbers of their own', () => {
    expect(vehicles.length).toBeGreaterThan(170)
    expect(new Set(vehicles.map(({ stocknum }) => stocknum)).size).toBe(vehicles.length)
  })

  it.each([
    ['sold', (vehicle: Record<string, unknown>) => vehicle.status === 'Sold'],
    ['reserved', (vehicle: Record<string, unknown>) => vehicle.status === 'Reserved'],
    ['coming soon', (vehicle: Record<string, unknown>) => vehicle.status === 'Coming Soon'],
    ['certified', (vehicle: Record<string, unknown>) => vehicle.certified === 'Y'],
    ['reduced', (vehicle: Record<string, unknown>) => 'before_price' in vehicle],
    ['without a price', (vehicle: Record<string, unknown>) => vehicle.dapprice === 'POA'],
    ['without a picture', (vehicle: Record<string, unknown>) => (vehicle.images as string[]).length === 0],
    [
      'with hostile comments',
      (vehicle: Record<string, unknown>) => /<script>/.test(String(vehicle.dealercomments)),
    ],
  ])('shows a car that is %s', (_what, test) => {
    expect(count(test)).toBeGreaterThan(0)
  })

  it('asks less for the same car with more years and kilometres', () => {
    const used = vehicles.filter(({ car_type, dapprice }) => car_type === 'used' && Number(dapprice) > 0)
    const average = (from: number, to: number) => {
      const prices = used
        .filter(({ year }) => Number(year) >= from && Number(year) <= to)
        .map(({ dapprice }) => Number(dapprice))
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    expect(average(2023, 2026)).toBeGreaterThan(average(2015, 2018) * 1.5)
  })
})

it('names only pictures that the photo host has', () => {
  const samples = join(tenants, '../local/photos/samples')
  const named = new Set(
    `${json?.content}${csv?.content}`.match(/https:\/\/photos\.forecourt\.example\/[^"|;\r\n]+/g),
  )
  const missing = [...named].filter((url) => !existsSync(join(samples, new URL(url).pathname)))
  expect(missing).toEqual([])
})
