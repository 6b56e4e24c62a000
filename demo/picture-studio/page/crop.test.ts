import { expect, it } from 'vitest'
import { boxAround, cropStrips } from './crop.ts'

const vehicle = { left: 20, top: 10, right: 80, bottom: 40 }
const box = boxAround(vehicle, 100, 60)

it('boxAround: a tenth beside the vehicle and less above and below, inside the picture', () => {
  expect(box).toEqual({ left: 14, top: 8, right: 86, bottom: 46 })
  expect(boxAround({ left: 2, top: 1, right: 98, bottom: 58 }, 100, 60)).toEqual({
    left: 0,
    top: 0,
    right: 100,
    bottom: 60,
  })
})

it('cropStrips: leaves the vehicle as it is and fades what is beside and below it to nothing', () => {
  const pixels = new Uint8Array(100 * 60 * 9).fill(200)
  const { width, height, pixels: cropped } = cropStrips({ pixels, width: 100, height: 60 }, box, vehicle)
  expect([width, height, cropped.length]).toEqual([72, 38, 72 * 38 * 9])
  const at = (strip: number, x: number, y: number) => cropped[((strip * height + y) * width + x) * 3]
  for (const strip of [0, 1, 2]) {
    expect(at(strip, 6, 2)).toBe(200)
    expect(at(strip, 65, 31)).toBe(200)
    expect(at(strip, 36, 0)).toBe(200)
    for (const [x, y] of [
      [0, 20],
      [71, 20],
      [36, 37],
    ] as const)
      expect(at(strip, x, y)).toBeLessThan(40)
  }
  // Rest and tint are square roots: half the light is more than half of what is stored.
  expect(at(0, 3, 20) ?? 0).toBeGreaterThan(at(2, 3, 20) ?? 255)
})

it('cropStrips: a vehicle that fills the picture is not faded', () => {
  const whole = { left: 0, top: 0, right: 4, bottom: 4 }
  const pixels = new Uint8Array(4 * 4 * 9).fill(99)
  expect([...cropStrips({ pixels, width: 4, height: 4 }, whole, whole).pixels]).toEqual([...pixels])
})
