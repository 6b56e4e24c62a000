/*
 * Composes layers and a paint into a picture. Light is additive, so rest + paint × tint in linear light is exact;
 * contrast and tone curve follow. The curve keeps colours below the knee and rolls highlights off towards white, after
 * the Khronos PBR neutral tone mapper.
 */
import { type Layers, TOP } from './layers.ts'
import type { Rgb } from './paints.ts'

const KNEE = 0.8
/** Fixed point of the contrast curve: the backdrop's brightness. */
const PIVOT = 0.85
const CONTRAST = 1.13
const STEPS = 4_096
/** Cover from which a pixel of a cut-out shows at all, and from which nothing shows through it. */
const CLEAR = 0.014
const SOLID = 0.98

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2 * TOP)
// Lookup tables: a power per pixel would take most of the time.
const bent = Float32Array.from({ length: STEPS + 2 }, (_, i) => PIVOT * (i / STEPS / PIVOT) ** CONTRAST)
const display = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.round(255 * encode(i / STEPS)))

/** An entry of a table; 0 beside it. */
const entry = (table: Float32Array | Uint8Array, at: number) => table[at] ?? 0

/** The transfer curve of sRGB (IEC 61966-2-1). */
function encode(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function bend(light: number): number {
  if (light >= 1) return light
  const at = light * STEPS
  const low = at | 0
  const value = entry(bent, low)
  return value + (entry(bent, low + 1) - value) * (at - low)
}

/** The picture as three sRGB bytes per pixel, in the size of the layers. */
export function paintLayers({ pixels, width, height }: Layers, [red, green, blue]: Rgb): Uint8Array {
  const length = width * height * 3
  const out = new Uint8Array(length)
  for (let at = 0; at < length; at += 3) {
    const tint = entry(linear, entry(pixels, length + at))
    writeTone(
      out,
      at,
      entry(linear, entry(pixels, at)) + red * tint,
      entry(linear, entry(pixels, at + 1)) + green * tint,
      entry(linear, entry(pixels, at + 2)) + blue * tint,
    )
  }
  return out
}

/** A cut-out as sRGB with straight alpha, four bytes per pixel. The pixels' light is what covers them, so it is divided by the cover. */
export function paintCutOut({ pixels, width, height }: Layers, [red, green, blue]: Rgb): Uint8Array {
  const [count, length] = [width * height, width * height * 3]
  const out = new Uint8Array(count * 4)
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 3
    const alpha = measureCover(entry(pixels, 2 * length + at))
    if (alpha === 0) continue
    const tint = entry(linear, entry(pixels, length + at))
    const to = pixel * 4
    writeTone(
      out,
      to,
      (entry(linear, entry(pixels, at)) + red * tint) / alpha,
      (entry(linear, entry(pixels, at + 1)) + green * tint) / alpha,
      (entry(linear, entry(pixels, at + 2)) + blue * tint) / alpha,
    )
    out[to + 3] = Math.round(255 * alpha)
  }
  return out
}

/** Cover is stored lossily: next to nothing is none, nearly all is all, with no step in between. */
function measureCover(stored: number): number {
  const cover = (stored / 255 - CLEAR) / (SOLID - CLEAR)
  return cover < 0 ? 0 : Math.min(cover, 1)
}

/** Writes linear light as three sRGB bytes, through contrast and tone curve. */
function writeTone(out: Uint8Array, at: number, red: number, green: number, blue: number): void {
  let r = bend(red)
  let g = bend(green)
  let b = bend(blue)
  const peak = Math.max(r, g, b)
  if (peak > KNEE) {
    const headroom = 1 - KNEE
    const rolled = 1 - (headroom * headroom) / (peak + headroom - KNEE)
    const wash = 1 - 1 / (0.15 * (peak - rolled) + 1)
    const scale = (rolled / peak) * (1 - wash)
    r = r * scale + rolled * wash
    g = g * scale + rolled * wash
    b = b * scale + rolled * wash
  }
  out[at] = entry(display, (r * STEPS) | 0)
  out[at + 1] = entry(display, (g * STEPS) | 0)
  out[at + 2] = entry(display, (b * STEPS) | 0)
}
