// The data folder of a running system is readable by its owner alone.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('no file or folder of DATA_DIR is open to other users', () => {
  const folder = process.env.E2E_DATA_DIR ?? ''
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of [
    'site.sqlite',
    'lake/lake.db',
    'search/search.db',
    'logs',
    'stock',
    'runner/secrets.json',
  ])
    expect(names).toContain(name)
  const open = names.filter((name) => {
    // A temporary file may have been removed since it was listed.
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    return ((found?.mode ?? 0) & 0o077) !== 0
  })
  expect(open).toEqual([])
})
