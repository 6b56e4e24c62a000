import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordStart, settingsOfLastStart } from './last-start.ts'
import { readSettings } from './settings.ts'

test('a command finds a running system by its data folder alone', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'runner-'))
  expect(settingsOfLastStart({ DATA_DIR }), 'never started').toEqual(readSettings({ DATA_DIR }))
  const ports = { PORT: '4000', STUDIO_PORT: '4001', SEARCH_PORT: '4002', PHOTOS_PORT: '4003' }
  const started = readSettings({ DATA_DIR, HOST: '0.0.0.0', ...ports })
  recordStart(started)
  expect(settingsOfLastStart({ DATA_DIR })).toEqual(started)
  expect(settingsOfLastStart({ DATA_DIR, SEARCH_PORT: '5000' }).ports, 'what is set wins').toMatchObject({
    PORT: 4000,
    SEARCH_PORT: 5000,
  })
  rmSync(DATA_DIR, { recursive: true })
})
