// The last good content of each dealer on disk, for a restart while the content lake is unavailable.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class LastGood {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'site', 'content')
  }

  /** The JSON text written under the name, or null. A file that is no JSON counts as none. */
  async read(name: string): Promise<string | null> {
    try {
      const text = await readFile(this.#file(name), 'utf8')
      JSON.parse(text)
      return text
    } catch (error) {
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** When it was written. */
  async savedAt(name: string): Promise<number> {
    return (await stat(this.#file(name))).mtimeMs
  }

  /** Writes a temporary file and renames it, so that a crash leaves the old or the new one whole. */
  async write(name: string, text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const draft = `${this.#file(name)}.${randomUUID()}.tmp`
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, this.#file(name))
  }

  #file(name: string): string {
    return join(this.#folder, `${encodeURIComponent(name)}.json`)
  }
}
