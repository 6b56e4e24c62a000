import type { InsightItem } from '@forecourt/schemas/contract'
import { describe, expect, it, test } from 'vitest'
import { describeChange, describeRun, describeUsual, describeVerdict, placeOnLine } from './insight-text.ts'

const sale: InsightItem = {
  kind: 'tile',
  id: 'promoTile-sale',
  name: 'Stocktake sale',
  place: 'results, place 8',
  from: '2026-11-02',
  until: '2026-11-22',
  seen: 18_204,
  clicked: 742,
  enquiries: 9,
  rate: 742 / 18_204,
  usual: { low: 0.023, high: 0.031 },
  verdict: 'better',
  picture: '',
}

describe('a thing that ran', () => {
  it('is said to have run at its place on its days', () => {
    expect(describeRun(sale, '2026-11-25')).toBe('Tile, results, place 8, 2 Nov – 22 Nov')
  })

  it('is judged in words first', () => {
    expect(describeVerdict(sale)).toBe('Better than usual: seen 18,204, clicked 742, 4.1%, enquiries after 9')
    expect(describeUsual(sale)).toBe('Usual at results, place 8: 2.3 to 3.1%.')
  })

  it('that few saw has no rate, and one at a new place no usual', () => {
    const few: InsightItem = { ...sale, seen: 212, clicked: 11, rate: null, verdict: 'few' }
    expect(describeVerdict(few)).toBe('Too few to say: seen 212, clicked 11, enquiries after 9')
    expect(describeUsual(few)).toMatch(/^Seen 212 times\. Look again/)
    expect(describeUsual({ ...sale, usual: null })).toMatch(/no usual/)
  })

  it('has its dot within the line, beside the band', () => {
    const { left, width, dot } = placeOnLine(sale.rate ?? 0, sale.usual ?? { low: 0, high: 0 })
    expect(left + width).toBeLessThan(dot)
    expect(dot).toBeLessThan(100)
    expect(placeOnLine(0, { low: 0, high: 0 })).toEqual({ left: 0, width: 2, dot: 0 })
  })
})

test.each([
  [5_912, 5_577, '6% more'],
  [61, 49, '12 more'],
  [49, 61, '12 fewer'],
  [2.9, 2.4, '0.5 more'],
  [100, 101, 'about the same'],
  [3, 0, '3 more'],
  [3, null, ''],
])('%d after %s is said to be “%s”', (now, before, words) => {
  expect(describeChange({ now, before, weeks: [] }).words).toBe(words)
})
