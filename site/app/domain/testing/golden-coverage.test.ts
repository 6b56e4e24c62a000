import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GOLDEN_COVERAGE } from '../../../../schemas/fixtures/golden-coverage.ts'

it('runs exactly the worked cases that the coverage table assigns to this package', () => {
  const assigned = Object.keys(GOLDEN_COVERAGE).filter((name) => GOLDEN_COVERAGE[name] === 'domain')
  // The adapters' names are read from the test sources, so that the cases do not run twice.
  const tables = readdirSync(import.meta.dirname).filter((file) =>
    /^golden-(money|people|stock)\.test\.ts$/.test(file),
  )
  const sources = tables.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  const run = [...sources.matchAll(/^ {2}([a-z_]+): (?:\(|\{)/gm)].map(([, name]) => name)
  expect(run.sort()).toEqual(assigned.sort())
})
