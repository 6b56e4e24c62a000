import { type ChildProcess, spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { clientFor, testFolder, WRITE_TOKEN } from './testing/test-lake.ts'

const ROUNDS = process.env.FORECOURT_FULL ? 50 : 4
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Child {
  process: ChildProcess
  url: string
  output: () => string
  exited: Promise<{ code: number | null; signal: string | null }>
}

/** Starts the lake as a process; resolves once it listens or has exited. */
async function startProcess(folder: string, env: Record<string, string> = {}): Promise<Child> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      STUDIO_PORT: '0',
      SANITY_WRITE_TOKEN: WRITE_TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })
  const url = await new Promise<string>((resolve) => {
    const read = (data: Buffer) => {
      output += data
      const found = /lake: (http:\S+)/.exec(output)
      if (found) resolve(found[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => resolve(''))
  })
  return { process: child, url, exited, output: () => output }
}

/** Writes documents until the connection fails; returns the acknowledged ones. */
async function writeUntilDisconnected(url: string, round: number): Promise<string[]> {
  const client = clientFor(url)
  const acknowledged: string[] = []
  for (let n = 0; ; n++) {
    const _id = `r${round}-${n}`
    try {
      await client
        .transaction()
        .create({ _id, _type: 't' })
        .createOrReplace({ _id: 'last', _type: 't', n: _id })
        .commit()
    } catch {
      return acknowledged
    }
    acknowledged.push(_id)
  }
}

test('kill -9: every acknowledged mutation survives, over several rounds', async () => {
  const folder = await testFolder()
  const promised: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const child = await startProcess(folder)
    const writers = [
      writeUntilDisconnected(child.url, round * 2),
      writeUntilDisconnected(child.url, round * 2 + 1),
    ]
    const reached = async () => (await clientFor(child.url).fetch<number>('count(*)')) >= (round + 1) * 40
    while (!(await reached()));
    child.process.kill('SIGKILL')
    for (const acknowledged of await Promise.all(writers)) promised.push(...acknowledged)
    await child.exited
  }
  const child = await startProcess(folder)
  const present = new Set(await clientFor(child.url).fetch<string[]>('*._id'))
  expect(promised.length).toBeGreaterThan(100)
  expect(promised.filter((id) => !present.has(id))).toEqual([])
  // A transaction is stored whole or not at all.
  expect(present.has((await clientFor(child.url).fetch<string>('*[_id == "last"][0].n'))!)).toBe(true)
}, 90_000)

test.each(['SIGTERM', 'SIGINT'] as const)('%s: the lake closes streams and exits with 0', async (signal) => {
  const child = await startProcess(await testFolder())
  const headers = { authorization: `Bearer ${WRITE_TOKEN}` }
  const stream = await fetch(`${child.url}/v1/data/listen/production?query=*`, { headers })
  child.process.kill(signal)
  expect(await child.exited).toEqual({ code: 0, signal: null })
  expect(await stream.text()).toContain('event: welcome')
})

test('port in use: the start fails with one line that names the variable', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const child = await startProcess(await testFolder(), { STUDIO_PORT: String(port) })
  expect((await child.exited).code).toBe(1)
  expect(child.output()).toBe(`lake: port ${port} is in use: set STUDIO_PORT to a free one\n`)
})

test('invalid environment: the start fails with all errors at once', async () => {
  const child = await startProcess(await testFolder(), { STUDIO_PORT: 'x', SANITY_PROJECT_ID: 'Not Good' })
  expect((await child.exited).code).toBe(1)
  expect(child.output()).toContain('STUDIO_PORT')
  expect(child.output()).toContain('SANITY_PROJECT_ID')
})
