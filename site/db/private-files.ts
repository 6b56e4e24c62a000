// What the site keeps on disk is for its owner alone: enquiries and people's details are in it.
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const GROUP_AND_OTHERS = 0o077
/** SQLite keeps recent commits beside the file; new ones have the mode of the file. */
const SUFFIXES = ['', '-wal', '-shm']

/**
 * Makes DATA_DIR for its owner alone, with everything that an older version has left in it open to others.
 * @throws Error that names the folder and what to do, where it cannot be written
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The folder itself comes last: as long as it is open, a start that was cut off is made up for by the next.
    if (!isOpenToOthers(folder)) return
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) restrict(path, 0o700)
      else if (entry.isFile()) restrict(path, 0o600)
    }
    restrict(folder, 0o700)
  } catch (error) {
    throw cannotOpen(folder, error)
  }
}

/**
 * Makes a SQLite file before SQLite does, which would let others read it, and takes their rights from one that exists.
 * @throws Error that names the file and what to do
 */
export function preparePrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
    for (const suffix of SUFFIXES) restrict(file + suffix, 0o600)
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

/** A failure to open a file of DATA_DIR, in words that say what to do. */
export function cannotOpen(file: string, error: unknown): Error {
  const { message } = error as Error
  const remedy = /not a database|malformed/.test(message)
    ? 'It is damaged or no database: put a backup in its place, or move it away to start with an empty one.'
    : 'Give this user the right to write it and space on the disk, or name another folder in DATA_DIR.'
  return new Error(`${file} cannot be opened: ${message}. ${remedy}`, { cause: error })
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })
const isOpenToOthers = (path: string) => ((statOf(path)?.mode ?? 0) & GROUP_AND_OTHERS) !== 0

/** What belongs to another user, as a mounted folder may, keeps its mode; what has gone meanwhile needs none. */
function restrict(path: string, mode: number): void {
  if (statOf(path)?.uid !== process.getuid?.() || !isOpenToOthers(path)) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
