import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Rendered pictures on disk, limited in bytes; the least recently used are deleted. */
export class RenderCache {
  readonly #folder: string
  readonly #limit: number
  readonly #pending = new Map<string, Promise<Buffer>>()
  /** Names of evicted files that are still on disk. */
  readonly #evicted: string[] = []
  #sizes: LRUCache<string, number> | null = null

  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** The bytes of a name; concurrent requests share one `render`. */
  get(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.#pending.get(name)
    if (pending) return pending
    const bytes = this.#readOrRender(name, render).finally(() => this.#pending.delete(name))
    this.#pending.set(name, bytes)
    return bytes
  }

  async #readOrRender(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const sizes = this.#sizes ?? (await this.#load())
    const path = join(this.#folder, name)
    const cached = sizes.get(name) ? await readFile(path).catch(() => null) : null
    if (cached) {
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      return cached
    }
    const bytes = await render()
    if (bytes.length > this.#limit) return bytes
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    sizes.set(name, bytes.length)
    await this.#deleteEvicted()
    return bytes
  }

  async #load(): Promise<LRUCache<string, number>> {
    await mkdir(this.#folder, { recursive: true })
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('.part'))
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await readStat(join(this.#folder, name))) })),
    )
    if (this.#sizes) return this.#sizes
    this.#sizes = new LRUCache({
      maxSize: this.#limit,
      sizeCalculation: (size) => size,
      dispose: (_, name, reason) => {
        if (reason === 'evict') this.#evicted.push(name)
      },
    })
    for (const { name, size } of files.sort((a, b) => a.used - b.used)) {
      if (size > 0 && size <= this.#limit) this.#sizes.set(name, size)
      else this.#evicted.push(name)
    }
    return this.#sizes
  }

  async #deleteEvicted(): Promise<void> {
    const files = this.#evicted.splice(0)
    await Promise.all(files.map((name) => rm(join(this.#folder, name), { force: true })))
  }
}

async function readStat(path: string): Promise<{ size: number; used: number }> {
  const { size, mtimeMs } = await stat(path)
  return { size, used: mtimeMs }
}
