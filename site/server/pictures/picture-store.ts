import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Original } from './picture-fetcher.ts'

const SWEEP_EVERY = 200

/** A signed address names its picture and size for good: browsers and networks in front of the site hold it for a year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Rendered pictures by their addresses. */
export interface RenderStore {
  /** @throws where the store cannot be read; the picture is rendered again then */
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
}

/** Originals by the addresses that they are fetched from. */
export interface OriginalStore {
  readOriginal(address: string): Promise<Original | null>
  writeOriginal(address: string, original: Original): Promise<void>
}

/** Rendered pictures on disk, limited in size: the oldest are deleted first. */
export class FolderStore implements RenderStore {
  readonly #folder: string
  readonly #limit: number
  #written = 0

  constructor(dataDir: string, limitBytes = 1_000_000_000) {
    this.#folder = join(dataDir, 'site', 'pictures')
    this.#limit = limitBytes
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#file(key))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const draft = `${this.#file(key)}.${randomUUID()}.tmp`
    await writeFile(draft, bytes)
    await rename(draft, this.#file(key))
    this.#written += 1
    if (this.#written % SWEEP_EVERY === 0) await this.#sweep()
  }

  async #sweep(): Promise<void> {
    const names = await readdir(this.#folder)
    const files = await Promise.all(
      names.map(async (name) => ({
        path: join(this.#folder, name),
        ...(await stat(join(this.#folder, name))),
      })),
    )
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= this.#limit) return
      await rm(path, { force: true })
      total -= size
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.webp`)
  }
}
