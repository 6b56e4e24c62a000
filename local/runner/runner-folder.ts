import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The launcher's own folder in the data folder: secrets, lock, record of the last start. Data folders of earlier
 * versions have it under the name `house`; it is renamed, because everything entered depends on its secrets.
 */
export function runnerFolder(dataDir: string): string {
  const [folder, earlier] = [join(dataDir, 'runner'), join(dataDir, 'house')]
  if (!existsSync(folder) && existsSync(join(earlier, 'secrets.json'))) renameSync(earlier, folder)
  return folder
}
