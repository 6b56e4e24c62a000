import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GROUP_MAP } from './group-map.ts'
import { siteSettings } from './settings.ts'

/** Those that sell vehicles, which the map adds. */
const DEALERSHIPS = 8

/** The least that a figure of the settings promises: 50 for `50+`. */
function promised(label: string): number {
  const figures = siteSettings.figures as { value: string; label: string }[]
  return Number.parseInt(figures.find((figure) => figure.label === label)?.value ?? '', 10)
}

describe('the figures of the group (GRP-02)', () => {
  it('has as many addresses on its map as it says it has locations', () => {
    const companies = GROUP_MAP.companies.flatMap((company) => company.places)
    expect(DEALERSHIPS + companies.length).toBeGreaterThanOrEqual(promised('locations'))
  })

  it('has as many brands in stock as it says', () => {
    const feed = JSON.parse(readFileSync(new URL('stock/feed.json', import.meta.url), 'utf8')) as {
      Specification: { Make?: string }
    }[]
    const makes = new Set(feed.flatMap(({ Specification }) => Specification.Make || []))
    expect(makes.size).toBeGreaterThanOrEqual(promised('brands'))
  })
})
