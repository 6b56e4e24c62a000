import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GOLDEN_COVERAGE } from '../../../../schemas/fixtures/golden-coverage.ts'

it('runs every worked case that the coverage table gives to this package, and no other', () => {
  const assigned = Object.keys(GOLDEN_COVERAGE).filter((name) => GOLDEN_COVERAGE[name] === 'domain')
  // The adapters' names are read from the tests themselves: running them here a second time would prove nothing more.
  const tables = readdirSync(import.meta.dirname).filter((file) =>
    /^golden-(money|people|stock)\.test\.ts$/.test(file),
  )
  const sources = tables.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  const run = [...sources.matchAll(/^ {2}([a-z_]+): (?:\(|\{)/gm)].map(([, name]) => name)
  expect(run.sort()).toEqual(assigned.sort())
})
