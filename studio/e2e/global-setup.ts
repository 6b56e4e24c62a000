import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Builds the Studio with every field type into the run's data folder; what it returns deletes the folder. */
export default async function buildStudio(): Promise<() => void> {
  const given = process.env.E2E_DATA_DIR
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'forecourt-studio-'))
  process.env.E2E_DATA_DIR = dataDir
  process.env.STUDIO_DIST = join(dataDir, 'every-field-studio')
  const script = join(import.meta.dirname, '..', 'build.ts')
  const args = [script, '--entry', 'every-field/main.ts', '--out', process.env.STUDIO_DIST]
  // Variables of a hosted project would be baked in; this Studio asks the lake it comes from.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('SANITY_STUDIO_')),
  )
  await promisify(execFile)(process.execPath, args, { env: { ...env, NODE_ENV: 'production' } })
  return () => {
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
}
