import { describe, expect, it } from 'vitest'
import WRITTEN from './delivery-regions.json' with { type: 'json' }
import { REGION_PRICES } from './region-prices.server.ts'

const BRISBANE = [-27.47, 153.02] as const
const price = (postcode: string) => REGION_PRICES.findPrice(postcode, BRISBANE)

describe('OPEN-12: delivery price', () => {
  it('depends on the region and the distance', () => {
    expect(price('4000')).toEqual({ name: 'Brisbane Metro', priceCents: 12_000, workingDays: 1 })
    expect(price('2000')?.priceCents).toBeGreaterThan(60_000)
    expect(price('2000')).toEqual(price('2000'))
  })

  it('is not fixed for islands and the far north', () => {
    expect(price('4870')).toMatchObject({ name: expect.stringContaining('Cairns'), priceCents: null })
  })

  it('takes longer, the farther it is', () => {
    expect(price('2000')?.workingDays).toBe(3)
    expect(price('6000')?.workingDays).toBeGreaterThan(5)
  })

  it.each(['', '400', '40000', '4OOO', '-400', ' 99 ', '6798', '9999', '1e3', '٤٠٠٠'])(
    'OPEN-70: knows nothing of “%s”',
    (postcode) => expect(price(postcode)).toBeNull(),
  )

  it('has a price where the vehicle’s position is unknown', () => {
    expect(REGION_PRICES.findPrice('4000', null)?.priceCents).toBeGreaterThan(12_000)
  })

  it('has regions in ascending order that do not overlap', () => {
    const bounds = WRITTEN.flatMap(([range]) => String(range).split('-').map(Number))
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
  })
})
