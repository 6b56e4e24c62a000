// Writes the demo dealers' feeds. Without options anew into their folders, where they are committed (a test fails
// when they are not what this makes); with `--day 1 --out <folder>` as they are days later, with their manifests, so
// that an import of that folder (`npm run stock -- import --feeds <folder>`) has something to change.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoFeeds } from './demo-feeds.ts'

const tenants = join(import.meta.dirname, '../../tenants')
const { values } = parseArgs({ options: { day: { type: 'string', default: '0' }, out: { type: 'string' } } })
const [day, folder] = [Number(values.day), values.out ?? tenants]
if (!Number.isInteger(day) || day < 0 || (day > 0 && values.out === undefined)) {
  throw new Error('Say --day with a whole number, and --out with a folder for every day but the first.')
}

for (const { slug, path, bytes } of demoFeeds(day)) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  if (folder !== tenants) {
    const manifest = join(slug, 'stock/manifest.json')
    copyFileSync(join(tenants, manifest), join(folder, manifest))
  }
  process.stdout.write(`${path}: ${(bytes.length / 1_024).toFixed(0)} kB\n`)
}
