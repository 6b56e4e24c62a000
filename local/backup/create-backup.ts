import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { BackupError, type BackupFile, describeFile, writeManifest } from './manifest.ts'

/** Databases under DATA_DIR. Each is copied as it is at one instant, while others write. The last is of earlier versions. */
export const DATABASES = ['lake/lake.db', 'search/search.db', 'site.sqlite', 'stock/history.db']
/**
 * Files that are written once, or replaced whole: uploads of the lake, the secrets that sign sessions and open the services,
 * and what earlier versions kept of imports. What the site can make again (pictures, saved indexes, logs) is left out.
 */
const FOLDERS = ['lake/assets', 'stock/runs']
const FILES = ['stock/push-keys.json', 'runner/secrets.json']
const UNFINISHED = /\.(part|tmp)$/

export type Backup = { folder: string; at: string; files: BackupFile[] }

/**
 * Writes a backup of a system's data folder, running or not, to a new folder in `into`, named by the time. It has its name
 * only once it is complete.
 * @throws BackupError where there is nothing to back up; the system's error where `into` cannot be written
 */
export async function createBackup(dataDir: string, into: string, now: Date): Promise<Backup> {
  if (!existsSync(join(dataDir, 'lake/lake.db')))
    throw new BackupError(`There is no system in ${dataDir} (variable DATA_DIR).`)
  const at = now.toISOString()
  const folder = join(into, `backup-${at.replace(/[:.]/g, '-')}`)
  const part = `${folder}.part`
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const paths: string[] = []
    // Databases first: every upload that a document of the copy names was on disk before the document.
    for (const path of DATABASES) if (await copyDatabase(dataDir, part, path)) paths.push(path)
    for (const path of [...FILES, ...(await listFiles(dataDir))])
      if (await copyOne(dataDir, part, path)) paths.push(path)
    const files: BackupFile[] = []
    for (const path of paths) files.push(await describeFile(part, path))
    await writeManifest(part, at, files)
    await rename(part, folder)
    return { folder, at, files }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** A copy of one instant, which blocks no writer: SQLite reads it in one transaction. False where there is none. */
async function copyDatabase(from: string, to: string, path: string): Promise<boolean> {
  if (!existsSync(join(from, path))) return false
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
  const source = new Sqlite(join(from, path), { fileMustExist: true, timeout: 10_000 })
  try {
    source.prepare('vacuum into ?').run(join(to, path))
  } finally {
    source.close()
  }
  return true
}

async function listFiles(dataDir: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      if (!existsSync(join(dataDir, folder))) return []
      const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    }),
  )
  return lists.flat().sort()
}

/** False for a file that is not there, or was removed meanwhile. */
async function copyOne(from: string, to: string, path: string): Promise<boolean> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
  try {
    await copyFile(join(from, path), join(to, path))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
