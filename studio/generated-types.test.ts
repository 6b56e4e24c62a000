import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioRoot } from './build-options.ts'

const COMMITTED = join(studioRoot, '../schemas/src/generated')

describe('generated files', () => {
  let folder: string
  // Both commands want a path inside the Studio's folder. The types name the file of the schema in a comment.
  const read = (parent: string, name: string) =>
    readFileSync(join(parent, name), 'utf8').replace(/^\/\/ Source: .*schema\.json$/m, '')

  beforeAll(() => {
    folder = mkdtempSync(join(studioRoot, 'node_modules', '.generated-'))
    execFileSync(process.execPath, [join(studioRoot, 'sanity-commands.ts'), 'typegen'], {
      env: { ...process.env, SANITY_GENERATED_FOLDER: relative(studioRoot, folder) },
      stdio: 'pipe',
    })
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(['schema.json', 'sanity.types.ts'])('%s is up to date; if not, run `npm run typegen`', (name) => {
    expect(read(COMMITTED, name) === read(folder, name)).toBe(true)
  })
})
