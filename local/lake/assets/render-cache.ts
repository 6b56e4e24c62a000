import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rendered pictures on disk, the least used thrown away beyond `limit` bytes. All of it can be made again. */
export class RenderCache {
  readonly #folder: string
  readonly #limit: number
  readonly #making = new Map<string, Promise<Buffer>>()
  /** Name → size, the longest unused first. */
  #entries: Map<string, number> | null = null
  #bytes = 0

  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** The bytes under a name, made at most once at a time. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#making.get(name)
    if (running) return running
    const made = this.#getOrMake(name, make).finally(() => this.#making.delete(name))
    this.#making.set(name, made)
    return made
  }

  async #getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const entries = await this.#load()
    const path = join(this.#folder, name)
    const kept = entries.has(name) ? await readFile(path).catch(() => null) : null
    if (kept) {
      this.#touch(name, kept.length)
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      return kept
    }
    const bytes = await make()
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    this.#touch(name, bytes.length)
    await this.#evict()
    return bytes
  }

  async #load(): Promise<Map<string, number>> {
    if (this.#entries) return this.#entries
    await mkdir(this.#folder, { recursive: true })
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('.part'))
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await statOf(join(this.#folder, name))) })),
    )
    if (this.#entries) return this.#entries
    this.#entries = new Map(files.sort((a, b) => a.used - b.used).map(({ name, size }) => [name, size]))
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0)
    return this.#entries
  }

  #touch(name: string, size: number): void {
    const entries = this.#entries!
    this.#bytes += size - (entries.get(name) ?? 0)
    entries.delete(name)
    entries.set(name, size)
  }

  async #evict(): Promise<void> {
    for (const [name, size] of this.#entries!) {
      if (this.#bytes <= this.#limit) return
      this.#entries!.delete(name)
      this.#bytes -= size
      await rm(join(this.#folder, name), { force: true })
    }
  }
}

async function statOf(path: string): Promise<{ size: number; used: number }> {
  const { size, mtimeMs } = await stat(path)
  return { size, used: mtimeMs }
}
