// Colour arithmetic. Contrast and relative luminance: WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
// Oklab: Björn Ottosson (https://bottosson.github.io/posts/oklab/); mixes are those of CSS `color-mix(in oklab, …)`.

/** Red, green and blue in linear light, 0 to 1. */
type Linear = readonly [number, number, number]
/** Oklab lightness and two opponent axes. */
export type Oklab = { l: number; a: number; b: number }

/** `#rrggbb` as a colour in Oklab. */
export function toOklab(hex: string): Oklab {
  const [r, g, b] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** A colour in Oklab as `#rrggbb`; what no screen can show loses chroma until it can. */
export function fromOklab({ l, a, b }: Oklab): string {
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const linear = oklabToLinear({ l, a: a * chroma, b: b * chroma })
    if (linear.every((channel) => channel > -0.0005 && channel < 1.0005)) return toHex(linear)
  }
  return toHex(oklabToLinear({ l, a: 0, b: 0 }))
}

/** `share` (0 to 1) of one colour, the rest of the other, mixed in Oklab. */
export function mix(colour: string, share: number, other: string): string {
  const [from, to] = [toOklab(colour), toOklab(other)]
  const part = (one: number, two: number) => one * share + two * (1 - share)
  return fromOklab({ l: part(from.l, to.l), a: part(from.a, to.a), b: part(from.b, to.b) })
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrastRatio(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(hex: string): Linear {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function oklabToLinear({ l, a, b }: Oklab): Linear {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function toHex(linear: Linear): string {
  const digits = linear.map((channel) => {
    const clamped = Math.min(1, Math.max(0, channel))
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
