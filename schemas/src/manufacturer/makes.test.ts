import { describe, expect, it } from 'vitest'
import { MAKES } from './makes.ts'

describe('the makes that ship with the product', () => {
  it('are between 130 and 150', () => {
    expect(MAKES.length).toBeGreaterThanOrEqual(130)
    expect(MAKES.length).toBeLessThanOrEqual(150)
  })

  it('have ids, names and slugs of their own', () => {
    for (const key of ['id', 'name', 'slug'] as const) {
      expect(new Set(MAKES.map((make) => make[key])).size).toBe(MAKES.length)
    }
  })

  it('have slugs that can stand in an address', () => {
    for (const { slug } of MAKES) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('hold every kind of vehicle that dealers sell', () => {
    expect(new Set(MAKES.map((make) => make.kind))).toEqual(
      new Set(['car', 'truck', 'motorcycle', 'caravan']),
    )
  })
})
