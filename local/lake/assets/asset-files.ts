import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const SAFE_NAME = /^[a-f0-9]{40}(-\d+x\d+)?\.[a-z0-9]{1,16}$/

/** Uploaded files on disk, named by their content: `<sha1>[-<w>x<h>].<ext>`. */
export class AssetFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes a file atomically and syncs it to disk. */
  async save(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const path = this.#pathOf(name)
    const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
    try {
      const file = await open(draft, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** Size in bytes; null for a missing file or an invalid name. */
  async findSize(name: string): Promise<number | null> {
    if (!SAFE_NAME.test(name)) return null
    return stat(this.#pathOf(name)).then(
      (found) => found.size,
      () => null,
    )
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.#pathOf(name))
  }

  stream(name: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.#pathOf(name), range)
  }

  #pathOf(name: string): string {
    if (!SAFE_NAME.test(name)) throw new Error(`Not the name of an asset: ${name}`)
    return join(this.#folder, name)
  }
}
