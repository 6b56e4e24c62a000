// npm run old-data -- <commit> <name>: a small data folder as that version makes it, for the test that later versions
// start on it. Each release adds one (CONTRIBUTING.md).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '../../runner/exit-with-parent.ts'
import { printError, UsageError } from '../../runner/steps.ts'
import { startSystem } from '../running-system.ts'
import { countRows, fillSystem } from './fill-system.ts'
import { checkOut } from './old-checkout.ts'
import { FIXTURES, packData } from './packed-data.ts'

async function main(): Promise<void> {
  const [commit, name] = process.argv.slice(2)
  if (commit === undefined || !/^[\w.-]+$/.test(name ?? ''))
    throw new UsageError('Name the commit and the file: npm run old-data -- HEAD 2026-11-28')
  const checkout = await checkOut(commit)
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-old-data-'))
  try {
    const system = await startSystem({ dataDir, checkout })
    const left = await fillSystem({
      dataDir,
      sitePort: system.ports.PORT,
      lakePort: system.ports.STUDIO_PORT,
    }).finally(() => system.stop())
    const file = join(FIXTURES, `${name}.tar.zst`)
    const bytes = packData(dataDir, { ...left, rows: countRows(dataDir) }, file)
    process.stdout.write(`${file}: ${Math.ceil(bytes / 1_000)} kB, ${left.ids.length} documents\n`)
  } finally {
    for (const folder of [checkout, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  printError(error)
  process.exit(error instanceof UsageError ? 2 : 1)
})
