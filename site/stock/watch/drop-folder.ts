/*
 * A dealer's drop folder. Feeds may be renamed into it or written in place; a file is taken once it has not changed for a while.
 * Files being imported are in `.working` with the time of their run beside them, so that after a crash it is known whether the
 * run was finished.
 */
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WORKING = '.working'
const RUN_SUFFIX = '.run'
/** Files retained in `done` and in `failed`. */
const MAX_FILES_PER_OUTCOME = 40
/** Maximum bytes of a file name; leaves room for the time of the run in front. */
const MAX_NAME_BYTES = 180
/** Temporary names of uploads, and files that are not feeds. */
const UNFINISHED = /^\.|\.(?:tmp|part|partial|filepart|crdownload|swp|run)$|~$/i

export type FileOutcome = 'done' | 'failed'

/** A file that waits to be imported, with a fingerprint that changes when the file does. */
export type PendingFile = { name: string; fingerprint: string; written: number }

export class DropFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Creates the folder and its sub-folders. */
  async open(): Promise<void> {
    for (const part of [WORKING, 'done', 'failed']) await mkdir(join(this.#path, part), { recursive: true })
  }

  /** Pending files, oldest first. */
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

  /** Files that an earlier process was importing, with the time of the run it had started. */
  async listTaken(): Promise<{ name: string; at: string | null }[]> {
    const names = (await readdir(join(this.#path, WORKING))).filter((name) => !name.endsWith(RUN_SUFFIX))
    return Promise.all(names.sort().map(async (name) => ({ name, at: await this.#runOf(name) })))
  }

  /**
   * Moves a file to `.working`. Returns its new name, which is shortened so that prefixes fit; null when the file no longer
   * exists.
   */
  async take(name: string): Promise<string | null> {
    const taken = shortenName(name)
    try {
      await rename(join(this.#path, name), this.getPath(taken))
      return taken
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Path of a file that was taken. */
  getPath(name: string): string {
    return join(this.#path, WORKING, name)
  }

  /** Records the time of the run that imports the file. */
  markStarted(name: string, at: string): Promise<void> {
    return writeFile(this.getPath(name) + RUN_SUFFIX, at)
  }

  /** Moves a file back that was still being written. */
  async putBack(name: string): Promise<void> {
    await rename(this.getPath(name), join(this.#path, name))
    await rm(this.getPath(name) + RUN_SUFFIX, { force: true })
  }

  /** Moves a file to `done` or `failed`, with a report beside it. */
  async archive(
    name: string,
    outcome: FileOutcome,
    { at, report }: { at: string; report: string },
  ): Promise<void> {
    const place = join(this.#path, outcome)
    const archived = `${at.replaceAll(/[:.]/g, '-')}-${name}`
    await writeFile(join(place, `${archived}.txt`), report)
    await rename(this.getPath(name), join(place, archived))
    await rm(this.getPath(name) + RUN_SUFFIX, { force: true })
    const old = (await readdir(place)).sort().slice(0, -2 * MAX_FILES_PER_OUTCOME)
    await Promise.all(old.map((each) => rm(join(place, each), { force: true })))
  }

  /** Fingerprint of a file that was taken. */
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
      return await readFile(this.getPath(name) + RUN_SUFFIX, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

/** Removes the middle of a long name: beginning and extension identify the feed. */
function shortenName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  const characters = [...name]
  // A character has at most four bytes.
  const half = Math.floor(MAX_NAME_BYTES / 8)
  return `${characters.slice(0, half).join('')}${characters.slice(-half).join('')}`
}
