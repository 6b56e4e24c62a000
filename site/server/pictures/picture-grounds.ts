// What stands in a picture's frame until it comes: three colours from top to bottom, and a picture of sixteen pixels
// that a browser draws large and so blurred. Learnt when a picture is first made; a page never waits for it.
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Of one picture: its rows' colours as CSS writes them, and the tiny webp in base64. */
export interface Ground {
  readonly rows: string
  readonly tiny: string
}

const ROWS = 3
const TINY_WIDTH = 16
const KEY_LENGTH = 16
const LINE = /^([\w-]{16}) (#[\da-f]{3},#[\da-f]{3},#[\da-f]{3}) ([\w+/=]{1,1000})$/

export class PictureGrounds {
  readonly #file: string
  readonly #most: number
  readonly #known = new Map<string, Ground | null>()
  #lines = 0
  #writing: Promise<void> = Promise.resolve()

  /** `most` is how many pictures' grounds are held; those learnt first go first. */
  constructor(dataDir: string, most = 20_000) {
    this.#file = join(dataDir, 'site', 'picture-grounds')
    this.#most = most
  }

  /** Takes up what was learnt before. A line that was cut off when the house fell is left out. */
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

  /** The ground of the picture at an address; null while nobody has seen it. */
  find(url: string): Ground | null {
    return this.#known.get(keyOf(url)) ?? null
  }

  /**
   * Learns a picture's ground from any size of it, once. What can be seen through has none.
   * @throws Error when the bytes are no picture or the ground cannot be kept
   */
  async learn(url: string, picture: Buffer): Promise<void> {
    const key = keyOf(url)
    if (this.#known.has(key)) return
    const ground = await groundOf(picture)
    this.#hold(key, ground)
    if (ground) await this.#keep(`\n${key} ${ground.rows} ${ground.tiny}\n`)
  }

  #hold(key: string, ground: Ground | null): void {
    this.#known.set(key, ground)
    const [first] = this.#known.keys()
    if (this.#known.size > this.#most && first !== undefined) this.#known.delete(first)
  }

  #keep(line: string): Promise<void> {
    this.#lines += 1
    const written = this.#writing.then(() =>
      this.#lines > 2 * this.#most ? this.#rewrite() : this.#add(line),
    )
    // The next one is written whatever became of this one.
    this.#writing = written.catch(() => {})
    return written
  }

  async #add(line: string): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true })
    await appendFile(this.#file, line)
  }

  async #rewrite(): Promise<void> {
    const held = [...this.#known].filter((entry): entry is [string, Ground] => entry[1] !== null)
    this.#lines = held.length
    const draft = `${this.#file}.${process.pid}.tmp`
    await writeFile(draft, held.map(([key, { rows, tiny }]) => `${key} ${rows} ${tiny}\n`).join(''))
    await rename(draft, this.#file)
  }
}

const keyOf = (url: string) => createHash('sha256').update(url).digest('base64url').slice(0, KEY_LENGTH)

async function groundOf(picture: Buffer): Promise<Ground | null> {
  if (!(await sharp(picture).stats()).isOpaque) return null
  const [rows, tiny] = await Promise.all([
    sharp(picture).removeAlpha().toColourspace('srgb').resize(1, ROWS, { fit: 'fill' }).raw().toBuffer(),
    sharp(picture).removeAlpha().resize({ width: TINY_WIDTH }).webp({ quality: 30, effort: 4 }).toBuffer(),
  ])
  return { rows: colours(rows).join(','), tiny: tiny.toString('base64') }
}

/** Sixteen steps of each colour: finer ones are not seen in a ground and would travel with every card. */
function colours(pixels: Buffer): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const pixel = pixels.subarray(row * 3, row * 3 + 3)
    return `#${Array.from(pixel, (part) => Math.round(part / 17).toString(16)).join('')}`
  })
}
