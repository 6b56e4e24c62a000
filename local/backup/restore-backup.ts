import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASES } from './create-backup.ts'
import { BackupError, type BackupManifest, describeFile, readManifest } from './manifest.ts'

/**
 * Checks a backup: every file of its list is there and unchanged, and every database is whole.
 * @throws BackupError that names the first file that is not
 */
export async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = existsSync(join(folder, path)) ? await describeFile(folder, path) : null
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(`${join(folder, path)} is ${found ? 'not as it was written' : 'missing'}.`)
  }
  for (const path of DATABASES)
    if (manifest.files.some((file) => file.path === path)) checkDatabase(join(folder, path))
  return manifest
}

function checkDatabase(file: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    const [first] = database.pragma('integrity_check(1)') as { integrity_check: string }[]
    if (first?.integrity_check !== 'ok')
      throw new BackupError(`${file} is damaged: ${first?.integrity_check ?? 'no answer'}.`)
  } finally {
    database.close()
  }
}

export type Restored = BackupManifest & {
  /** Where the data before it was moved; null where there was none. */
  previous: string | null
}

/**
 * Puts a verified backup in the place of a data folder, whose system must not be running. What was there is renamed, not
 * deleted. An interrupted restore leaves the data folder as it was.
 * @throws BackupError
 */
export async function restoreBackup(folder: string, dataDir: string, now: Date): Promise<Restored> {
  const manifest = await verifyBackup(folder)
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const part = `${dataDir}.restoring-${stamp}`
  try {
    for (const { path } of manifest.files) {
      await mkdir(dirname(join(part, path)), { recursive: true, mode: 0o700 })
      await copyFile(join(folder, path), join(part, path))
      await chmod(join(part, path), 0o600)
    }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  const isThere = existsSync(dataDir) && (await readdir(dataDir)).length > 0
  const previous = isThere ? `${dataDir}.before-${stamp}` : null
  if (previous) await rename(dataDir, previous)
  else await rm(dataDir, { recursive: true, force: true })
  await rename(part, dataDir)
  return { ...manifest, previous }
}
