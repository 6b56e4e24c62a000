import { describe, expect, it } from 'vitest'
import { Bits } from './bits.ts'
import { scratchCopy, scratchUint32, withScratch } from './scratch.ts'

describe('scratch arrays', () => {
  it('scratch arrays: zeroed although reused', () => {
    withScratch(() => scratchUint32(100).fill(7))
    withScratch(() => expect(scratchUint32(100).every((word) => word === 0)).toBe(true))
  })

  it('scratch arrays: do not overlap, also in nested calls', () => {
    withScratch(() => {
      const outer = scratchUint32(10).fill(1)
      const copy = scratchCopy(outer)
      withScratch(() => scratchUint32(1 << 18).fill(2))
      scratchUint32(10).fill(3)
      expect([...outer, ...copy].every((word) => word === 1)).toBe(true)
    })
  })

  it('scratch arrays: may exceed a slab', () => {
    withScratch(() => {
      const arrays = [300_000, 200_000, 200_000].map((length, at) => scratchUint32(length).fill(at + 1))
      expect(arrays.map((array) => array[array.length - 1])).toEqual([1, 2, 3])
    })
  })

  it('scratch arrays: released when the work throws', () => {
    expect(() =>
      withScratch(() => {
        scratchUint32(8)
        throw new Error('stop')
      }),
    ).toThrow('stop')
    const lasting = new Bits(64)
    lasting.add(3)
    withScratch(() => new Bits(64).add(5))
    expect([...lasting.toArray()]).toEqual([3])
  })
})
