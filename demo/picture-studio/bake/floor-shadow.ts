import { clamp, itemAt, lerp } from '../maths.ts'

/**
 * The floor's shadow as grey pixels. Contact shadows stay sharp; the wide light part is blurred, because a finite
 * set of directions leaves rays in it. Made relative to the open floor, so that the patch has no visible border.
 */
export function bytesOfFloor(sums: Float32Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const visible = Float32Array.from(
    { length: width * height },
    (_, i) => itemAt(sums, i * 4) / itemAt(sums, i * 4 + 1),
  )
  const near = blurred(visible, width, height, 2)
  const wide = blurred(near, width, height, 40)
  const mixed = near.map((value, i) => lerp(itemAt(wide, i), value, clamp((0.9 - value) / 0.4)))
  const open = 0.5 * (itemAt(mixed, 5 * width + 5) + itemAt(mixed, (height - 6) * width + 5))
  const bytes = new Uint8Array(width * height * 4)
  mixed.forEach((value, i) => {
    bytes.fill(255 * Math.min(1, value / open) ** 1.5, i * 4, i * 4 + 4)
  })
  return bytes
}

/** The mean of three by three, so many times over; the border stays. */
function blurred(source: Float32Array, width: number, height: number, times: number): Float32Array {
  let from = source
  for (let round = 0; round < times; round++) {
    const to = from.slice()
    for (let j = 1; j < height - 1; j++)
      for (let i = 1; i < width - 1; i++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) sum += itemAt(from, (j + dy) * width + i + dx)
        to[j * width + i] = sum / 9
      }
    from = to
  }
  return from
}
