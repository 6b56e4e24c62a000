// Files of the site contain personal data and are accessible by their owner only.
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const GROUP_AND_OTHERS = 0o077
/** SQLite's write-ahead log files; new ones inherit the mode of the database file. */
const SUFFIXES = ['', '-wal', '-shm']

/**
 * Creates DATA_DIR accessible by its owner only, and restricts files that an older version left accessible.
 * @throws Error that names the folder and what to do, where it cannot be written
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The folder itself is restricted last, so that an interrupted run is repeated at the next start.
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
 * Creates a SQLite file with restricted access, which SQLite itself would not, and restricts an existing one.
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

/** An error of opening a file of DATA_DIR, with a remedy. */
export function cannotOpen(file: string, error: unknown): Error {
  const { message } = error as Error
  const remedy = /not a database|malformed/.test(message)
    ? 'It is damaged or no database: put a backup in its place, or move it away to start with an empty one.'
    : 'Give this user the right to write it and space on the disk, or name another folder in DATA_DIR.'
  return new Error(`${file} cannot be opened: ${message}. ${remedy}`, { cause: error })
}

const readStat = (path: string) => statSync(path, { throwIfNoEntry: false })
const isOpenToOthers = (path: string) => ((readStat(path)?.mode ?? 0) & GROUP_AND_OTHERS) !== 0

/** Files of other users (mounted folders) and files deleted meanwhile are skipped. */
function restrict(path: string, mode: number): void {
  if (readStat(path)?.uid !== process.getuid?.() || !isOpenToOthers(path)) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
