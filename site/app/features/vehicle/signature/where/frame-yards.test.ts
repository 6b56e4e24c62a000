import { describe, expect, it } from 'vitest'
import { frameYards } from './frame-yards.ts'

const PHONE = 1.3

describe('the part of the map with the yards', () => {
  it.each([
    [
      'along a coast',
      [
        { x: 619, y: 437 },
        { x: 509, y: 507 },
        { x: 595, y: 205 },
      ],
    ],
    [
      'across the country',
      [
        { x: 60, y: 400 },
        { x: 620, y: 440 },
      ],
    ],
    ['in one place', [{ x: 500, y: 300 }]],
  ])('%s holds all of them on a phone, too', (_words, yards) => {
    const { view, edges } = frameYards(yards)
    const [, top = 0, , high = 0] = view.split(' ').map(Number)
    expect(edges[1] - edges[0]).toBeCloseTo(high * PHONE)
    for (const { x, y } of yards) {
      expect(x).toBeGreaterThan(edges[0])
      expect(x).toBeLessThan(edges[1])
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + high)
    }
  })

  it('has words of one size on the screen, whatever it holds', () => {
    const small = frameYards([
      { x: 500, y: 300 },
      { x: 510, y: 330 },
    ])
    const large = frameYards([
      { x: 60, y: 400 },
      { x: 620, y: 440 },
    ])
    const pixels = ({ view, words }: typeof small) => (11 * words * 240) / Number(view.split(' ')[3])
    expect(pixels(small)).toBeCloseTo(13)
    expect(pixels(large)).toBeCloseTo(13)
  })
})
