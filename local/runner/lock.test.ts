import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
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

/** A process that runs until the test ends, with a folder `local/` in its command as many have. */
function otherProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', '/usr/local/bin/other'])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

test('a lock whose number another process was given after a crash is taken over', () => {
  const file = join(folder, 'runner/running.pid')
  lockFolder(folder)
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(process.pid), String(otherProcess())))
  expect(() => lockFolder(folder)).not.toThrow()
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
})

test('a lock of an earlier version, which has no start time, holds while its process runs', () => {
  lockFolder(folder)
  const pid = otherProcess()
  writeFileSync(join(folder, 'runner/running.pid'), String(pid))
  expect(() => lockFolder(folder)).toThrow(`process ${pid}`)
})
