import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nodeFlags } from './leashed.ts'
import { Parts } from './parts.ts'
import { freePorts } from './ports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'house-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

// Asked through its port: an orphan that has ended may stay listed for as long as nobody collects it.
const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  )

test('a part whose starter is killed outright ends itself', async () => {
  const [port = 0] = await freePorts(1)
  const starter = spawn(
    process.execPath,
    [...nodeFlags.slice(0, 1), join(import.meta.dirname, 'fixtures/starter.ts')],
    {
      env: { ...process.env, DATA_DIR: folder, IDLE_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(starter.stdout, 'data')
  await vi.waitFor(async () => expect(await answers(port)).toBe(true), { timeout: 10_000, interval: 100 })
  starter.kill('SIGKILL')
  await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 10_000, interval: 100 })
})

test('ready waits for the part’s own answer, and end leaves nothing running', async () => {
  const [port] = await freePorts(1)
  const parts = new Parts(() => ({ ...process.env, IDLE_PORT: String(port) }), folder)
  const part = parts.start('idle', 'local/house/fixtures/idle-part.ts')
  await parts.ready(part, `http://127.0.0.1:${port}/`)
  await parts.end()
  expect(part.process.exitCode ?? part.process.signalCode).not.toBeNull()
})

test('a part that ends before it answers is reported with what it printed', async () => {
  const parts = new Parts(() => ({ ...process.env, IDLE_PORT: '99999999' }), folder)
  const part = parts.start('idle', 'local/house/fixtures/idle-part.ts')
  await expect(parts.ready(part, 'http://127.0.0.1:9/')).rejects.toThrow(
    /idle did not start[\s\S]*ERR_SOCKET_BAD_PORT/,
  )
})
