import { expect, it } from 'vitest'
import { draggedFrame, fetchOrder, isSpin, nearestFrame, openingFrame, rotatedFrame } from './spin.ts'

it.each([
  [0, 19, 0],
  [0, 20, 1],
  [0, 40, 2],
  [0, -19, 0],
  [0, -40, 34],
  [35, 20, 0],
  [10, 36 * 20, 10],
])('from frame %d a drag of %d pixels shows frame %d of 36', (start, pixels, frame) => {
  expect(draggedFrame(start, pixels, 36)).toBe(frame)
})

it('a spin rotates from the last frame to the first', () => {
  expect([rotatedFrame(0, -1, 36), rotatedFrame(35, 1, 36), rotatedFrame(3, 0, 36)]).toEqual([35, 0, 3])
})

it.each([8, 24, 36, 37, 72])(
  'fetches each of %d frames once, the first and the quarters before the others',
  (count) => {
    const order = fetchOrder(count)
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, frame) => frame))
    expect(order.slice(0, 2)).toEqual([0, Math.ceil(count / 4)])
  },
)

it.each([
  [1, [0, 9, 18], 0],
  [35, [0, 9, 18], 0],
  [14, [0, 9, 18], 18],
  [4, [], null],
])('shows for frame %d of 36, when %j have loaded, frame %s', (frame, arrived, shown) => {
  expect(nearestFrame(frame, new Set(arrived), 36)).toBe(shown)
})

it('calls seven frames no spin', () => {
  expect([isSpin(7), isSpin(8)]).toEqual([false, true])
})

it.each([
  [36, 4],
  [24, 3],
  [72, 8],
])('a spin of %d frames opens at frame %d, at three quarters (VDP-05)', (count, frame) => {
  expect(openingFrame(count)).toBe(frame)
})
