import { type FontPair, TYPEFACES } from '@forecourt/schemas/contract'
import { create, type Font, type GlyphRun } from 'fontkit'
import archivo from '#app/styles/fonts/drawn/archivo.generated.woff2?inline'
import archivoCondensed from '#app/styles/fonts/drawn/archivo-condensed.generated.woff2?inline'
import archivoWide from '#app/styles/fonts/drawn/archivo-wide.generated.woff2?inline'
import bricolageGrotesque from '#app/styles/fonts/drawn/bricolage-grotesque.generated.woff2?inline'
import figtree from '#app/styles/fonts/drawn/figtree.generated.woff2?inline'
import hankenGrotesk from '#app/styles/fonts/drawn/hanken-grotesk.generated.woff2?inline'
import hostGrotesk from '#app/styles/fonts/drawn/host-grotesk.generated.woff2?inline'
import sourceSerif from '#app/styles/fonts/drawn/source-serif-4.generated.woff2?inline'

/** Data addresses of the fonts, which are part of the server's build. */
const FILES: Readonly<Record<string, string>> = {
  Archivo: archivo,
  'Archivo Condensed': archivoCondensed,
  'Archivo Wide': archivoWide,
  'Bricolage Grotesque': bricolageGrotesque,
  Figtree: figtree,
  'Hanken Grotesk': hankenGrotesk,
  'Host Grotesk': hostGrotesk,
  'Source Serif 4': sourceSerif,
}

/** No text of a picture is longer; more would only cost time. */
const LONGEST = 300

/** A line of text: where its baseline begins or ends, its size in pixels, and the width that it may take. */
export type Line = {
  x: number
  y: number
  size: number
  width: number
  fill: string
  /** 1 if absent. */
  opacity?: number
  anchor?: 'start' | 'middle' | 'end'
}

/** The heading family of a site, as outlines of SVG: what is drawn depends on no font of the machine. */
export class Typeface {
  readonly #font: Font

  private constructor(font: Font) {
    this.#font = font
  }

  static readonly #known = new Map<string, Typeface>()

  static of(pair: FontPair): Typeface {
    const { display } = TYPEFACES[pair]
    const known = Typeface.#known.get(display)
    if (known) return known
    const [, data = ''] = (FILES[display] ?? hostGrotesk).split(',')
    const font = create(Buffer.from(data, 'base64'))
    if (!('layout' in font)) throw new TypeError(`${display} is a collection of fonts`)
    const face = new Typeface(font)
    Typeface.#known.set(display, face)
    return face
  }

  /** A line as SVG, shortened to its width; '' for a text without a character that the font has. */
  draw(text: string, line: Line): string {
    const shown = this.#fit(this.#drawable(text), line)
    if (shown === '') return ''
    const run = this.#font.layout(shown)
    const scale = this.#scale(line.size)
    const length = run.advanceWidth * scale
    const start = line.x - (line.anchor === 'end' ? length : line.anchor === 'middle' ? length / 2 : 0)
    const opacity = line.opacity === undefined ? '' : ` fill-opacity="${line.opacity}"`
    return `<g transform="translate(${round(start)} ${line.y}) scale(${scale} ${-scale})" fill="${line.fill}"${opacity}>${outlines(run)}</g>`
  }

  /** In lines of a width, at most so many; the last one is cut off by `draw`. */
  wrap(text: string, { size, width, lines }: { size: number; width: number; lines: number }): string[] {
    const wrapped: string[] = []
    for (const word of this.#drawable(text).split(' ').filter(Boolean)) {
      const last = wrapped.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      const isNew = last === undefined || (this.#width(longer, size) > width && wrapped.length < lines)
      if (isNew) wrapped.push(word)
      else wrapped[wrapped.length - 1] = longer
    }
    return wrapped
  }

  #fit(text: string, { size, width }: Line): string {
    if (this.#width(text, size) <= width) return text
    let [from, to] = [0, text.length]
    while (from < to) {
      const middle = Math.ceil((from + to) / 2)
      if (this.#width(`${text.slice(0, middle).trimEnd()}…`, size) <= width) from = middle
      else to = middle - 1
    }
    return from === 0 ? '' : `${text.slice(0, from).trimEnd()}…`
  }

  #drawable(text: string): string {
    return [...text.slice(0, LONGEST).normalize('NFC').replaceAll(/\s+/g, ' ').trim()]
      .filter((character) => this.#font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .join('')
  }

  #width(text: string, size: number): number {
    return this.#font.layout(text).advanceWidth * this.#scale(size)
  }

  #scale(size: number): number {
    return size / this.#font.unitsPerEm
  }
}

function outlines({ glyphs, positions }: GlyphRun): string {
  let x = 0
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = `${round(x + xOffset)} ${round(yOffset)}`
      x += xAdvance
      const path = glyph.path.toSVG()
      return path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`
    })
    .join('')
}

const round = (number: number) => Math.round(number * 100) / 100
