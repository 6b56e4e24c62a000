// Writes the demo dealers' feeds anew: `node tenants/stock-generator/generate.ts`. They are committed; a test fails
// when they are not what this makes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { demoFeeds } from './demo-feeds.ts'

const tenants = join(import.meta.dirname, '..')

for (const { path, content } of demoFeeds()) {
  const file = join(tenants, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  process.stdout.write(`${path}: ${content.length} characters\n`)
}
