import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import { onTestFinished } from 'vitest'
import { DEFAULTS, type SearchOptions } from '../options.ts'
import { type RunningSearch, startSearch } from '../server.ts'

export const MASTER_KEY = 'test-master-key-0123456789'

export interface TestServer extends RunningSearch {
  options: SearchOptions
  /** The real client, with the master key by default. */
  client(apiKey?: string): Meilisearch
  /** A plain HTTP request. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
}

export interface TestAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

/** A server on a free port with an empty folder, closed after the test. */
export async function startTestServer(change: Partial<SearchOptions> = {}): Promise<TestServer> {
  const folder = change.folder ?? mkdtempSync(join(tmpdir(), 'search-test-'))
  const options: SearchOptions = {
    ...DEFAULTS,
    port: 0,
    masterKey: MASTER_KEY,
    now: () => new Date(),
    log: (line) => console.error(line),
    ...change,
    folder,
  }
  const running = await startSearch(options)
  let isOpen = true
  const close = async () => {
    if (isOpen) await running.close()
    isOpen = false
  }
  onTestFinished(async () => {
    await close()
    if (!change.folder) rmSync(folder, { recursive: true, force: true })
  })
  return {
    ...running,
    close,
    options,
    client: (apiKey = MASTER_KEY) => new Meilisearch({ host: running.url, apiKey }),
    call: (method, path, body, headers) => call(running.url, method, path, body, headers),
  }
}

async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${MASTER_KEY}` },
): Promise<TestAnswer> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}
