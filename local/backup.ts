// npm run backup: copies content, stock and records of the system on this machine, while it runs.
import { resolve } from 'node:path'
import { createBackup } from './backup/create-backup.ts'
import { BackupError } from './backup/manifest.ts'
import { settingsOfLastStart } from './runner/last-start.ts'
import { printError, RunnerError } from './runner/steps.ts'

process.umask(0o077)

async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => word !== '--json')
  const { dataDir } = settingsOfLastStart(process.env)
  const into = resolve(words[0] ?? `${dataDir}-backups`)
  const { folder, files } = await createBackup(dataDir, into, new Date())
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const elsewhere = process.env.DATABASE_URL !== undefined && process.env.DATABASE_URL !== ''
  if (process.argv.includes('--json')) {
    console.log(
      JSON.stringify({ folder, files: files.length, bytes, postgresql: elsewhere ? 'left out' : 'none' }),
    )
    return
  }
  console.log(`${files.length} files, ${Math.ceil(bytes / 1e6)} MB, in ${folder}`)
  console.log('It holds personal data and the system’s secrets: store it encrypted.')
  if (elsewhere) console.log('The database of DATABASE_URL is not in it: back it up with pg_dump.')
}

main().catch((error: unknown) => {
  printError(error instanceof BackupError ? new RunnerError(error.message) : error)
  process.exit(1)
})
