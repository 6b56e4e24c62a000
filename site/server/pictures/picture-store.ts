// Rendered pictures on disk, limited in size: the oldest are deleted first.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SWEEP_EVERY = 200

export class PictureStore {
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
