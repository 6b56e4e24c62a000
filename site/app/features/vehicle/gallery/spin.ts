/** Pixels of a drag for one frame (VDP-06). */
const PIXELS_A_FRAME = 20
/** Between two frames of the turn that a spin makes by itself (VDP-05). */
export const AUTO_ROTATE_MS = 100
/** With fewer the vehicle jumps and does not turn. */
const FEWEST_FRAMES = 8

/** Do so many frames make a spin? */
export const isSpin = (frames: number) => frames >= FEWEST_FRAMES

/** The frame so many steps on, round and round. */
export function rotatedFrame(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count
}

/** The frame after a drag over so many pixels that began at a frame; what is dragged to the right turns that way. */
export function draggedFrame(start: number, pixels: number, count: number): number {
  return rotatedFrame(start, Math.trunc(pixels / PIXELS_A_FRAME), count)
}

/**
 * All frames in the order to fetch them: the quarters first, then what lies between, so that the vehicle turns in
 * coarse steps as soon as the first few are there.
 */
export function fetchOrder(count: number): number[] {
  const order = new Set<number>()
  for (let step = Math.max(1, Math.ceil(count / 4)); ; step = Math.ceil(step / 2)) {
    for (let frame = 0; frame < count; frame += step) order.add(frame)
    if (step === 1) return [...order]
  }
}

/** The frame that has come and is nearest round the turn; null while none has. */
export function nearestFrame(frame: number, arrived: ReadonlySet<number>, count: number): number | null {
  const distance = (other: number) =>
    Math.min(rotatedFrame(other, -frame, count), rotatedFrame(frame, -other, count))
  let best: number | null = null
  for (const other of arrived) if (best === null || distance(other) < distance(best)) best = other
  return best
}
