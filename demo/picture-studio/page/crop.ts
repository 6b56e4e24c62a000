import { clamp, itemAt } from '../maths.ts'

/** Layers one above the other, three bytes a pixel; `height` is that of one layer. */
export type Strips = { pixels: Uint8Array; width: number; height: number }
/** A rectangle of a picture in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** What is kept around the vehicle, as shares of its width. */
const MARGIN = { side: 0.1, above: 0.025, below: 0.085 }

/** The part of the picture that a cut-out keeps: the vehicle and some floor around it. */
export function boxAround({ left, top, right, bottom }: Box, width: number, height: number): Box {
  const unit = right - left
  return {
    left: Math.max(0, Math.floor(left - unit * MARGIN.side)),
    top: Math.max(0, Math.floor(top - unit * MARGIN.above)),
    right: Math.min(width, Math.ceil(right + unit * MARGIN.side)),
    bottom: Math.min(height, Math.ceil(bottom + unit * MARGIN.below)),
  }
}

/**
 * Crops rest, tint and cover to `box`, and fades the floor to nothing between the vehicle and the box's edge, so that a
 * shadow never ends in a straight line. Rest and tint are square roots of light, cover is linear.
 */
export function cropStrips({ pixels, width, height }: Strips, box: Box, vehicle: Box): Strips {
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  const out = new Uint8Array(w * h * 9)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const fade = fadeAt(box.left + x, box.top + y, box, vehicle)
      for (let strip = 0; strip < 3; strip++) {
        const factor = strip === 2 ? fade : Math.sqrt(fade)
        const from = ((strip * height + box.top + y) * width + box.left + x) * 3
        const to = ((strip * h + y) * w + x) * 3
        for (let c = 0; c < 3; c++) out[to + c] = Math.round(itemAt(pixels, from + c) * factor)
      }
    }
  return { pixels: out, width: w, height: h }
}

/** 1 where the vehicle is, 0 at the box's edge, smooth between. Above the vehicle there is no floor to fade. */
function fadeAt(x: number, y: number, box: Box, vehicle: Box): number {
  const share = (inside: number, whole: number) => clamp(whole <= 0 ? 1 : inside / whole)
  const across = Math.min(
    share(x + 0.5 - box.left, vehicle.left - box.left),
    share(box.right - x - 0.5, box.right - vehicle.right),
  )
  const below = share(box.bottom - y - 0.5, box.bottom - vehicle.bottom)
  return smooth(across) * smooth(below)
}

const smooth = (t: number) => t * t * (3 - 2 * t)
