// `npm run schema`: checks the Studio's schema and writes it down. `npm run typegen`: writes it down, and the types of
// documents and of the answers to queries. Both write to schemas/src/generated.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { studioRoot } from './build-options.ts'

const sanity = join(studioRoot, 'node_modules', '.bin', 'sanity')
const commands: Readonly<Record<string, readonly string[][]>> = {
  schema: [
    ['schemas', 'validate'],
    ['schemas', 'extract', '--force'],
  ],
  typegen: [
    ['schemas', 'extract', '--force'],
    ['typegen', 'generate'],
  ],
}

const steps = commands[process.argv[2] ?? '']
if (!steps) throw new Error(`Name one of: ${Object.keys(commands).join(', ')}`)
for (const words of steps) {
  const { status, error } = spawnSync(sanity, words, { cwd: studioRoot, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
