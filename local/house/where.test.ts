import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { noteWhere, settingsOfHouse } from './where.ts'

test('a command finds a house by its data folder, wherever it was started', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'house-'))
  expect(settingsOfHouse({ DATA_DIR }), 'never started').toEqual(readSettings({ DATA_DIR }))
  const ports = { PORT: '4000', STUDIO_PORT: '4001', SEARCH_PORT: '4002', PHOTOS_PORT: '4003' }
  const started = readSettings({ DATA_DIR, HOST: '0.0.0.0', ...ports })
  noteWhere(started)
  expect(settingsOfHouse({ DATA_DIR })).toEqual(started)
  expect(settingsOfHouse({ DATA_DIR, SEARCH_PORT: '5000' }).ports, 'what is set wins').toMatchObject({
    PORT: 4000,
    SEARCH_PORT: 5000,
  })
  rmSync(DATA_DIR, { recursive: true })
})
