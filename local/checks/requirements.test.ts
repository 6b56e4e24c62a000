import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coverageByRow, readRequirements, requirementsCheck } from './requirements.ts'

describe('the requirements', () => {
  let folder: string
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-requirements-'))
    write(
      'docs/requirements/row.md',
      '# ROW\n\n| ID | Requirement |\n|---|---|\n| ROW-01 | One. |\n| ROW-02 † | Two. |\n| ROW-03 | Three. |\n',
    )
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const check = () => requirementsCheck(folder).run()

  it('an id that code names and no row has fails, with the file', async () => {
    write('site/app/loan.ts', '// ROW-02 and ROW-04, in UTF-16')
    expect(await check()).toMatchObject({
      failed: 1,
      output: 'site/app/loan.ts names ROW-04, which is not in docs/requirements',
    })
  })

  it('an id that a document or a test title names and no row has fails', async () => {
    write('docs/architecture.md', 'See ROW-08.')
    write('studio/loan.test.ts', "it('ROW-09: is shown', () => {})")
    expect((await check()).output).toMatch(/architecture\.md names ROW-08[\s\S]*loan\.test\.ts names ROW-09/)
  })

  it('two rows of one id fail', async () => {
    write('docs/requirements/open.md', '| ROW-01 | Again. |\n')
    expect((await check()).output).toBe('ROW-01 is in docs/requirements twice')
  })

  it('rows that no test names are counted and fail nothing', async () => {
    write('site/app/loan.ts', '// ROW-01')
    write('site/app/loan.test.ts', "it('ROW-02', () => {})")
    const outcome = await check()
    expect(outcome).toMatchObject({ passed: 1, failed: 0 })
    expect(outcome.output).toContain('no test names 2 of 3 rows')
  })

  it('a range of ids names every row in it', () => {
    write('site/app/loan.test.ts', "describe('ROW-01 to ROW-03', () => {})")
    expect([...coverageByRow(readRequirements(folder))]).toEqual([
      ['ROW-01', ['site/app/loan.test.ts']],
      ['ROW-02', ['site/app/loan.test.ts']],
      ['ROW-03', ['site/app/loan.test.ts']],
    ])
  })
})
