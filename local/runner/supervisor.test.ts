import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nodeFlags } from './child-process.ts'
import { freePorts } from './ports.ts'
import type { Service } from './service.ts'
import { restartPause, Supervisor, type SupervisorOptions } from './supervisor.ts'

const IDLE = 'local/runner/fixtures/idle-service.ts'
const UNSTABLE = { firstPauseMs: 10, longestPauseMs: 40, stableMs: 3_600_000 }

let folder: string
let port: number
let reports: string[]
const supervisors: Supervisor[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  port = (await freePorts(1))[0] ?? 0
  reports = []
})
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.end()))
  rmSync(folder, { recursive: true, force: true })
})

function openSupervisor(options: Partial<SupervisorOptions> = {}): Supervisor {
  const supervisor = new Supervisor({
    dataDir: folder,
    selectEnvironment: () => ({ ...process.env, IDLE_PORT: String(port) }),
    onExit: () => {},
    report: (line) => reports.push(line),
    restart: UNSTABLE,
    ...options,
  })
  supervisors.push(supervisor)
  return supervisor
}

const idle = () => ({ script: IDLE, readyUrl: `http://127.0.0.1:${port}/` })
// Asked through its port: an orphan that has ended may stay listed until somebody collects it.
const answers = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  )
const waitFor = <T>(check: () => T) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

/** Kills a service's process and waits until it is reported to run again. */
async function killAndWait(service: Service): Promise<void> {
  const before = reports.filter((line) => line.includes('running again')).length
  process.kill(Number(service.pid), 'SIGKILL')
  await waitFor(() =>
    expect(reports.filter((line) => line.includes('running again'))).toHaveLength(before + 1),
  )
}

test('a service whose launcher is killed with SIGKILL ends itself', async () => {
  const starter = spawn(
    process.execPath,
    [...nodeFlags.slice(0, 1), join(import.meta.dirname, 'fixtures/starter.ts')],
    {
      env: { ...process.env, DATA_DIR: folder, IDLE_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(starter.stdout, 'data')
  await waitFor(async () => expect(await answers()).toBe(true))
  starter.kill('SIGKILL')
  await waitFor(async () => expect(await answers()).toBe(false))
})

test('a started service answers, and nothing runs after the end', async () => {
  const supervisor = openSupervisor()
  const service = await supervisor.start('idle', idle())
  expect(await answers()).toBe(true)
  await supervisor.end()
  expect(service.isRunning).toBe(false)
  expect(reports).toEqual([])
})

test('a service that ends before it answers fails the start with its last output', async () => {
  const supervisor = openSupervisor({ selectEnvironment: () => ({ ...process.env, IDLE_PORT: '99999999' }) })
  await expect(supervisor.start('idle', idle())).rejects.toThrow(
    /idle did not start[\s\S]*ERR_SOCKET_BAD_PORT/,
  )
})

test('a killed service is restarted and answers again', async () => {
  const service = await openSupervisor().start('idle', idle())
  const { pid } = service
  await killAndWait(service)
  expect(await answers()).toBe(true)
  expect(service.pid).not.toBe(pid)
  expect(reports[0]).toBe(`idle has ended (SIGKILL); it is restarted in 0.0 s. Log: ${service.logFile}`)
})

test('a service that keeps dying is retried at growing pauses, and reported once at the longest', async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  const service = await openSupervisor().start('idle', idle())
  for (let kills = 0; kills < 5; kills += 1) await killAndWait(service)
  const [first, second, ...rest] = reports.filter((line) => !line.includes('running again'))
  expect([first, second]).toEqual([
    expect.stringMatching(/^idle has ended/),
    expect.stringMatching(/^idle has ended/),
  ])
  expect(rest).toEqual([expect.stringMatching(/^idle keeps ending \(SIGKILL\); .*Log: .*idle\.log$/)])
  const waited = pauses.mock.calls.map(([, ms]) => ms)
  expect(waited.filter((ms) => ms === 10 || ms === 20 || ms === 40)).toEqual([10, 20, 40, 40, 40])
  pauses.mockRestore()
})

test('after a stable run the next pause is the first one again', async () => {
  const service = await openSupervisor({ restart: { ...UNSTABLE, stableMs: 0 } }).start('idle', idle())
  for (let kills = 0; kills < 4; kills += 1) await killAndWait(service)
  expect(reports.join('\n')).not.toContain('keeps ending')
})

test('an essential service is not restarted: its exit is reported to the launcher', async () => {
  const onExit = vi.fn<(service: Service) => void>()
  const supervisor = openSupervisor({ onExit })
  const service = await supervisor.start('idle', { ...idle(), isEssential: true })
  process.kill(Number(service.pid), 'SIGKILL')
  await waitFor(() => expect(onExit).toHaveBeenCalledExactlyOnceWith(service))
  expect(service.isRunning).toBe(false)
  expect(reports).toEqual([])
})

test('no service is started or restarted once the end has begun', async () => {
  const supervisor = openSupervisor()
  await supervisor.start('idle', idle())
  await supervisor.end()
  await expect(supervisor.start('another', idle())).rejects.toThrow('another is not started')
})

test.each([
  [10_000, 'exit code 0'],
  [50, 'SIGKILL'],
])('a service that stops slowly and may take %i ms ends with %s', async (stopTimeoutMs, exit) => {
  const supervisor = openSupervisor({
    selectEnvironment: () => ({ ...process.env, IDLE_PORT: String(port), IDLE_STOP_MS: '400' }),
  })
  const service = await supervisor.start('idle', { ...idle(), stopTimeoutMs })
  await supervisor.end()
  expect(service.exit).toBe(exit)
})

test('restart pauses double up to the longest', () => {
  const policy = { firstPauseMs: 500, longestPauseMs: 30_000, stableMs: 60_000 }
  expect([0, 1, 2, 6, 50].map((failures) => restartPause(failures, policy))).toEqual([
    500, 1_000, 2_000, 30_000, 30_000,
  ])
})
