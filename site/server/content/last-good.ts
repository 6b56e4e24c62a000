// The last good content of each dealer on disk: a restart with the content lake down still answers in its look.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export class LastGood {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'site', 'content')
  }

  /** What was written under the name, or null. A file that cannot be read as JSON counts as none. */
  async read(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#file(name), 'utf8'))
    } catch (error) {
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Writes beside and renames, so that a crash leaves the old or the new, never half. */
  async write(name: string, raw: unknown): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const draft = `${this.#file(name)}.${process.pid}.tmp`
    await writeFile(draft, JSON.stringify(raw), { mode: 0o600 })
    await rename(draft, this.#file(name))
  }

  #file(name: string): string {
    return join(this.#folder, `${encodeURIComponent(name)}.json`)
  }
}
