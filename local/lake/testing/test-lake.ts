import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { createClient as createNextClient } from '@sanity/client-next'
import { onTestFinished } from 'vitest'
import { DEFAULTS, type LakeOptions } from '../options.ts'
import { type RunningLake, startLake } from '../server.ts'

export const READ_TOKEN = 'test-read-token'
export const WRITE_TOKEN = 'test-write-token'
const PROJECT = { projectId: 'forecourt', dataset: 'production' }

/** A clock that starts at a fixed instant and advances a second per read. */
function steppingClock(start = '2025-06-01T00:00:00.000Z'): () => Date {
  let ms = Date.parse(start)
  return () => {
    ms += 1000
    return new Date(ms)
  }
}

/** A new empty folder, removed after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lake-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface TestLake extends RunningLake {
  /** The lake's log lines. */
  logged: string[]
  client(options?: {
    token?: string | null
    apiVersion?: string
    perspective?: 'raw' | 'published'
  }): SanityClient
}

/** A lake on a free port with a read and a write token; closed after the test. */
export async function startTestLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  const logged: string[] = []
  const robots = [
    { id: 'robot-read', name: 'Site', role: 'viewer' as const, token: READ_TOKEN },
    { id: 'robot-write', name: 'Seeds', role: 'administrator' as const, token: WRITE_TOKEN },
  ]
  const folder = options.folder ?? (await testFolder())
  const log = (line: string) => logged.push(line)
  const given = { ...DEFAULTS, ...PROJECT, robots, port: 0, folder, now: steppingClock(), log, ...options }
  const running = await startLake(given)
  let open = true
  const close = async () => {
    if (open) await running.close()
    open = false
  }
  onTestFinished(close)
  return { ...running, logged, close, client: (asked) => clientFor(running.url, asked) }
}

type ClientOptions = Parameters<TestLake['client']>[0]

/** The real client, configured as the site and the Studio do for an embedded lake. */
export function clientFor(url: string, { token = WRITE_TOKEN, ...rest }: ClientOptions = {}): SanityClient {
  return createClient(configFor(url, token, rest))
}

/** The same with the next major version of the client. */
export function nextClientFor(
  url: string,
  { token = WRITE_TOKEN, ...rest }: ClientOptions = {},
): SanityClient {
  return createNextClient(configFor(url, token, rest)) as unknown as SanityClient
}

function configFor(url: string, token: string | null, rest: Omit<NonNullable<ClientOptions>, 'token'>) {
  return {
    ...PROJECT,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    ...(token === null ? {} : { token }),
    ...rest,
  }
}

/** Sends a request over plain HTTP; `path` begins with a slash. */
export async function ask(lake: RunningLake, path: string, init: RequestInit & { token?: string } = {}) {
  const headers = new Headers(init.headers)
  if (init.token) headers.set('authorization', `Bearer ${init.token}`)
  const response = await fetch(`${lake.url}${path}`, { redirect: 'manual', ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
}
