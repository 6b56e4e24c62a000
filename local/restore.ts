// npm run restore: checks a backup, and with --yes puts it in the place of the data on this machine.
import { resolve } from 'node:path'
import { BackupError } from './backup/manifest.ts'
import { restoreBackup, verifyBackup } from './backup/restore-backup.ts'
import { lockFolder } from './runner/lock.ts'
import { readSettings } from './runner/settings.ts'
import { printError, RunnerError } from './runner/steps.ts'

process.umask(0o077)

async function main(): Promise<void> {
  const [folder = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (folder === '') {
    console.error('Name the folder of a backup: npm run restore -- FOLDER')
    process.exitCode = 2
    return
  }
  const isJson = process.argv.includes('--json')
  const { dataDir } = readSettings(process.env)
  if (!process.argv.includes('--yes')) {
    const { at, files } = await verifyBackup(resolve(folder))
    if (isJson) console.log(JSON.stringify({ restored: false, at, files: files.length }))
    else
      console.log(
        `The backup of ${at} is whole (${files.length} files). It would replace ${dataDir}: add --yes to do it.`,
      )
    return
  }
  lockFolder(dataDir)() // refuses while the system is running
  const { at, files, previous } = await restoreBackup(resolve(folder), dataDir, new Date())
  if (isJson) console.log(JSON.stringify({ restored: true, at, files: files.length, previous }))
  else {
    console.log(`${dataDir} is as it was at ${at} (${files.length} files). Start the system: npm start`)
    if (previous)
      console.log(`What was there before is in ${previous}; delete it when it is no longer needed.`)
  }
}

main().catch((error: unknown) => {
  printError(error instanceof BackupError ? new RunnerError(error.message) : error)
  process.exit(1)
})
