import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { childEnvironment } from '../runner/child-process.ts'
import { runCommand } from '../runner/run.ts'
import { root } from '../runner/settings.ts'
import type { Check } from './checks.ts'

const STUDIO = join(root, 'studio')
const COMMITTED = join(root, 'schemas/src/generated')

/** The schema and the types of schemas/src/generated are those that `npm run typegen` writes. */
export const generatedTypes: Check = {
  name: 'generated types',
  async run() {
    // Sanity's commands want a folder inside the Studio's.
    const folder = mkdtempSync(join(STUDIO, 'node_modules', '.generated-'))
    const env = childEnvironment({
      ...process.env,
      SANITY_GENERATED_FOLDER: relative(STUDIO, folder),
    })
    try {
      const script = join(STUDIO, 'sanity-commands.ts')
      const { code, output } = await runCommand(process.execPath, [script, 'typegen'], env)
      if (code !== 0) return { passed: 0, failed: 1, output }
      const old = ['schema.json', 'sanity.types.ts'].filter(
        (name) => read(COMMITTED, name) !== read(folder, name),
      )
      return old.length === 0
        ? { passed: 1, failed: 0 }
        : {
            passed: 0,
            failed: 1,
            output: `${old.join(' and ')} of ${COMMITTED} are out of date: npm run typegen`,
          }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Without the comment in which the types name the file of the schema. */
const read = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8').replace(/^\/\/ Source: .*schema\.json$/m, '')
