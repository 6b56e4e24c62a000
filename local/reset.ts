// npm run reset: deletes all data entered on this machine, after confirmation.
import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { lockFolder } from './runner/lock.ts'
import { readSettings } from './runner/settings.ts'
import { printError } from './runner/steps.ts'

async function main(): Promise<void> {
  const { dataDir } = readSettings(process.env)
  if (!existsSync(dataDir)) {
    console.log(`There is nothing to reset: ${dataDir} is not there.`)
    return
  }
  lockFolder(dataDir) // refuses while the system is running
  if (!process.argv.includes('--yes') && !(await confirmed(dataDir))) {
    console.log('Nothing was removed.')
    return
  }
  rmSync(dataDir, { recursive: true, force: true })
  console.log('Removed. The next npm start seeds the demo dealers again.')
}

async function confirmed(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Without a terminal to confirm in, run: npm run reset -- --yes')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `This removes all content, uploads, stock and logs in ${dataDir}.\nType reset to go on: `,
  )
  terminal.close()
  return answer.trim() === 'reset'
}

main().catch((error: unknown) => {
  printError(error)
  process.exit(1)
})
