/*
 * A dealer's drop folder. Whoever sends a feed may put it there by an atomic rename or write it there piece by piece;
 * it is taken once it has stood still. What is being worked on lies in `.working` with the instant of its run beside
 * it, so that whoever comes after a crash knows whether that run was finished.
 */
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WORKING = '.working'
const RUN_SUFFIX = '.run'
/** Files of the past that stay in `done` and in `failed`. */
const MAX_FILES_PER_OUTCOME = 40
/** Bytes of a name under which a file is worked on and put away, with the time of its run before it. */
const MAX_NAME_BYTES = 180
/** Names under which programs write before they rename, and what is no feed. */
const UNFINISHED = /^\.|\.(?:tmp|part|partial|filepart|crdownload|swp|run)$|~$/i

export type Outcome = 'done' | 'failed'

/** A file that waits to be taken: its name and everything by which a change of it shows. */
export type PendingFile = { name: string; fingerprint: string; written: number }

export class DropFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Makes the folder where it is missing, so that senders find it. */
  async open(): Promise<void> {
    for (const part of [WORKING, 'done', 'failed']) await mkdir(join(this.#path, part), { recursive: true })
  }

  /** What lies there, the one that was written first at the front. */
  async list(): Promise<PendingFile[]> {
    const entries = await readdir(this.#path, { withFileTypes: true })
    const names = entries
      .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
      .map(({ name }) => name)
    const found = await Promise.all(names.map((name) => this.#fileOf(name)))
    return found
      .filter((each) => each !== null)
      .sort((a, b) => a.written - b.written || a.name.localeCompare(b.name))
  }

  /** What an earlier process was working on, with the instant of the run it had begun. */
  async listTaken(): Promise<{ name: string; at: string | null }[]> {
    const names = (await readdir(join(this.#path, WORKING))).filter((name) => !name.endsWith(RUN_SUFFIX))
    return Promise.all(names.sort().map(async (name) => ({ name, at: await this.#runOf(name) })))
  }

  /**
   * Takes a file out of the senders' reach. Returns the name it goes under from now on, null when it is not there any
   * more. A name as long as the disk allows has no room for what is put around it, and would bar every file behind it.
   */
  async take(name: string): Promise<string | null> {
    const taken = shortenName(name)
    try {
      await rename(join(this.#path, name), this.pathOf(taken))
      return taken
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Where a file lies that was taken. */
  pathOf(name: string): string {
    return join(this.#path, WORKING, name)
  }

  /** Says beside a file which run it is imported by, before it is. */
  markStarted(name: string, at: string): Promise<void> {
    return writeFile(this.pathOf(name) + RUN_SUFFIX, at)
  }

  /** Puts a file back that was still being written: it waits until it stands still again. */
  async putBack(name: string): Promise<void> {
    await rename(this.pathOf(name), join(this.#path, name))
    await rm(this.pathOf(name) + RUN_SUFFIX, { force: true })
  }

  /** Puts a file away with what is to be said of it. */
  async archive(
    name: string,
    outcome: Outcome,
    { at, report }: { at: string; report: string },
  ): Promise<void> {
    const place = join(this.#path, outcome)
    const kept = `${at.replaceAll(/[:.]/g, '-')}-${name}`
    await writeFile(join(place, `${kept}.txt`), report)
    await rename(this.pathOf(name), join(place, kept))
    await rm(this.pathOf(name) + RUN_SUFFIX, { force: true })
    const old = (await readdir(place)).sort().slice(0, -2 * MAX_FILES_PER_OUTCOME)
    await Promise.all(old.map((each) => rm(join(place, each), { force: true })))
  }

  /** Everything by which a change of a file that was taken shows. */
  async fingerprintOfTaken(name: string): Promise<string | null> {
    return (await this.#fileOf(join(WORKING, name)))?.fingerprint ?? null
  }

  async #fileOf(name: string): Promise<PendingFile | null> {
    try {
      const { ino, size, mtimeNs, mtimeMs } = await lstat(join(this.#path, name), { bigint: true })
      return { name, fingerprint: [ino, size, mtimeNs].join(' '), written: Number(mtimeMs) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async #runOf(name: string): Promise<string | null> {
    try {
      return await readFile(this.pathOf(name) + RUN_SUFFIX, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

/** A name with its middle taken out: the beginning and the ending tell which feed it is. */
function shortenName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  const characters = [...name]
  // A character has at most four bytes.
  const kept = Math.floor(MAX_NAME_BYTES / 8)
  return `${characters.slice(0, kept).join('')}${characters.slice(-kept).join('')}`
}
