// What a picture's frame shows while it loads: three colours from top to bottom, and a picture of sixteen pixels, scaled
// up and so blurred. Recorded when a picture is first rendered; a page never waits for it.
import { createHash, randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureSource } from './picture-address.ts'

/** Of one picture: its rows' colours as CSS writes them, and the tiny webp in base64. */
export interface Placeholder {
  readonly rows: string
  readonly tiny: string
}

const ROWS = 3
const TINY_WIDTH = 16
const KEY_LENGTH = 16
const LINE = /^([\w-]{16}) (#[\da-f]{3},#[\da-f]{3},#[\da-f]{3}) ([\w+/=]{1,1000})$/

export class PicturePlaceholders {
  readonly #file: string
  readonly #limit: number
  readonly #known = new Map<string, Placeholder | null>()
  #lines = 0
  #writing: Promise<void> = Promise.resolve()

  /** `limit`: maximum number of placeholders; the oldest are dropped. */
  constructor(dataDir: string, limit = 20_000) {
    this.#file = join(dataDir, 'site', 'picture-placeholders')
    this.#limit = limit
  }

  /** Reads the recorded placeholders. A line truncated by a crash is skipped. */
  async open(): Promise<this> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of text.split('\n')) {
      const [, key, rows, tiny] = LINE.exec(line) ?? []
      if (key && rows && tiny) this.#hold(key, { rows, tiny })
      if (line) this.#lines += 1
    }
    return this
  }

  /** The placeholder of a picture, or of the rectangle shown of it; null while it was never rendered. */
  find(source: PictureSource): Placeholder | null {
    return this.#known.get(getKey(source)) ?? null
  }

  /**
   * Records a placeholder from any size of the rendered picture, once. A picture with transparency has none.
   * @throws Error when the bytes are no picture or the file cannot be written
   */
  async learn(source: PictureSource, rendered: Buffer): Promise<void> {
    const key = getKey(source)
    if (this.#known.has(key)) return
    const placeholder = await computePlaceholder(rendered)
    this.#hold(key, placeholder)
    if (placeholder) await this.#write(`\n${key} ${placeholder.rows} ${placeholder.tiny}\n`)
  }

  #hold(key: string, placeholder: Placeholder | null): void {
    this.#known.set(key, placeholder)
    const [first] = this.#known.keys()
    if (this.#known.size > this.#limit && first !== undefined) this.#known.delete(first)
  }

  #write(line: string): Promise<void> {
    this.#lines += 1
    const written = this.#writing.then(() =>
      this.#lines > 2 * this.#limit ? this.#rewrite() : this.#append(line),
    )
    // A failed line is reported by its own promise and must not stop the next one.
    this.#writing = written.catch(() => {})
    return written
  }

  async #append(line: string): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true })
    await appendFile(this.#file, line)
  }

  async #rewrite(): Promise<void> {
    const held = [...this.#known].filter((entry): entry is [string, Placeholder] => entry[1] !== null)
    this.#lines = held.length
    const draft = `${this.#file}.${randomUUID()}.tmp`
    await writeFile(draft, held.map(([key, { rows, tiny }]) => `${key} ${rows} ${tiny}\n`).join(''))
    await rename(draft, this.#file)
  }
}

function getKey({ url, rect }: PictureSource): string {
  const text = rect ? `${url} ${rect.left},${rect.top},${rect.width},${rect.height}` : url
  return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH)
}

async function computePlaceholder(picture: Buffer): Promise<Placeholder | null> {
  if (!(await sharp(picture).stats()).isOpaque) return null
  const [rows, tiny] = await Promise.all([
    sharp(picture).removeAlpha().toColourspace('srgb').resize(1, ROWS, { fit: 'fill' }).raw().toBuffer(),
    sharp(picture).removeAlpha().resize({ width: TINY_WIDTH }).webp({ quality: 30, effort: 4 }).toBuffer(),
  ])
  return { rows: colours(rows).join(','), tiny: tiny.toString('base64') }
}

/** Sixteen steps of each colour: finer ones are not seen in a placeholder and would be sent with every card. */
function colours(pixels: Buffer): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const pixel = pixels.subarray(row * 3, row * 3 + 3)
    return `#${Array.from(pixel, (part) => Math.round(part / 17).toString(16)).join('')}`
  })
}
