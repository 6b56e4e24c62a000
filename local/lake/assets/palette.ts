// An image's palette as its asset document holds it: one colour for each of the seven names of the Vibrant algorithm.
// Source: the target lightness and saturation of Android's androidx.palette, whose names the hosted service uses.
import sharp from 'sharp'

interface Swatch {
  red: number
  green: number
  blue: number
  population: number
}

const TARGETS = {
  vibrant: { lightness: 0.5, saturation: 1 },
  lightVibrant: { lightness: 0.74, saturation: 1 },
  darkVibrant: { lightness: 0.26, saturation: 1 },
  muted: { lightness: 0.5, saturation: 0.3 },
  lightMuted: { lightness: 0.74, saturation: 0.3 },
  darkMuted: { lightness: 0.26, saturation: 0.3 },
}

/** `sanity.imagePalette` of an image; population in percent. */
export async function computePalette(image: Buffer): Promise<Record<string, unknown>> {
  const { data } = await sharp(image, { animated: false })
    .resize(48, 48, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const swatches = quantise(data)
  const [dominant] = swatches
  if (!dominant) throw new Error('The image has no pixels.')
  const named = Object.entries(TARGETS).map(([name, target]) => [name, describe(nearest(swatches, target))])
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(named), dominant: describe(dominant) }
}

/** The colours of the image at four bits a channel, most frequent first. */
function quantise(pixels: Buffer): Swatch[] {
  const buckets = new Map<number, { red: number; green: number; blue: number; count: number }>()
  const total = pixels.length / 3
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count += 1
    buckets.set(key, bucket)
  }
  return [...buckets.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ red, green, blue, count }) => ({
      red: Math.round(red / count),
      green: Math.round(green / count),
      blue: Math.round(blue / count),
      population: Math.round((count / total) * 10_000) / 100,
    }))
}

function nearest(swatches: Swatch[], target: { lightness: number; saturation: number }): Swatch {
  const distance = (swatch: Swatch) => {
    const { lightness, saturation } = convertToHsl(swatch)
    return Math.abs(lightness - target.lightness) * 2 + Math.abs(saturation - target.saturation)
  }
  return swatches.slice(0, 64).reduce((best, swatch) => (distance(swatch) < distance(best) ? swatch : best))
}

function convertToHsl({ red, green, blue }: Swatch): { lightness: number; saturation: number } {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const spread = high - low
  return { lightness, saturation: spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)) }
}

function describe(swatch: Swatch) {
  const { red, green, blue, population } = swatch
  const background = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const luminance = (red * 299 + green * 587 + blue * 114) / 1000
  const foreground = luminance > 150 ? '#000' : '#fff'
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population }
}
