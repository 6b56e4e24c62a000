import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'
import { RunnerError } from './steps.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder that cannot be made stops the start and is named with the remedy', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const start = () => lockFolder(join(file, 'data'))
  expect(start).toThrow(RunnerError)
  expect(start).toThrow(/file\/data\/runner cannot be written: ENOTDIR[\s\S]*right to write[\s\S]*DATA_DIR=/)
})

test('the data folder is made for its owner only', () => {
  const umask = process.umask(0o022)
  const dataDir = join(folder, 'data')
  const unlock = lockFolder(dataDir)
  process.umask(umask)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'runner/running.pid')).mode & 0o077).toBe(0)
  unlock()
})
