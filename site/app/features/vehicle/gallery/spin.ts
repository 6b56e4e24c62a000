/** Pixels of a drag for one frame (VDP-06). */
const PIXELS_A_FRAME = 20
/** Milliseconds between two frames of the automatic rotation (VDP-05). */
export const AUTO_ROTATE_MS = 100
/** With fewer frames the rotation is not smooth. */
const FEWEST_FRAMES = 8

/** Whether there are enough frames for a spin. */
export const isSpin = (frames: number) => frames >= FEWEST_FRAMES

/** Degrees from the nose at which a spin opens: three quarters show front and side. */
const OPENING_DEGREES = 40

/** The frame with which a spin opens; frames begin at the nose and go round once. */
export const openingFrame = (count: number) => Math.round((count * OPENING_DEGREES) / 360)

/** The frame a number of steps on, wrapping around. */
export function rotatedFrame(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count
}

/** The frame after a drag of so many pixels from a frame; dragging right rotates right. */
export function draggedFrame(start: number, pixels: number, count: number): number {
  return rotatedFrame(start, Math.trunc(pixels / PIXELS_A_FRAME), count)
}

/**
 * All frames in fetch order: the quarters first, then those between, so that a coarse rotation works after the first
 * few.
 */
export function fetchOrder(count: number): number[] {
  const order = new Set<number>()
  for (let step = Math.max(1, Math.ceil(count / 4)); ; step = Math.ceil(step / 2)) {
    for (let frame = 0; frame < count; frame += step) order.add(frame)
    if (step === 1) return [...order]
  }
}

/** The loaded frame nearest to the given one; null while none has loaded. */
export function nearestFrame(frame: number, arrived: ReadonlySet<number>, count: number): number | null {
  const distance = (other: number) =>
    Math.min(rotatedFrame(other, -frame, count), rotatedFrame(frame, -other, count))
  let best: number | null = null
  for (const other of arrived) if (best === null || distance(other) < distance(best)) best = other
  return best
}
