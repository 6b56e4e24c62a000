import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { normalAnswer } from './golden-normal.ts'
import { makeToken, type TokenRecipe } from './golden-token.ts'
import { MASTER_KEY, type TestServer } from './test-server.ts'

interface Step {
  group: string
  method: string
  path: string
  body?: unknown
  raw?: string
  contentType?: string | null
  auth?: 'none' | 'bad' | { key: string } | { tenant: TokenRecipe }
  save?: string
  compare?: string[]
  expect: { status: number; body: unknown; task?: unknown }
}

export interface Scenario {
  name: string
  indexes: { uid: string; documents: string; primaryKey: string; settings: object }[]
  steps: Step[]
}

export interface GoldenGroup {
  agreed: number
  total: number
  /** The first differing requests. */
  differing: string[]
}

const folder = new URL('../fixtures/golden/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))

export const readScenario = (name: string): Scenario => read(`${name}.json`)

/** Replays a scenario's requests and compares the answers with the recorded ones, group by group. */
export async function replayScenario(
  server: TestServer,
  scenario: Scenario,
): Promise<Map<string, GoldenGroup>> {
  for (const { uid, documents, primaryKey, settings } of scenario.indexes) {
    await write(server, 'POST', '/indexes', { uid, primaryKey })
    await write(server, 'PATCH', `/indexes/${uid}/settings`, settings)
    await write(server, 'POST', `/indexes/${uid}/documents`, read(`documents/${documents}`))
  }
  const groups = new Map<string, GoldenGroup>()
  const saved: Record<string, Record<string, string>> = {}
  for (const step of scenario.steps) {
    const group = groups.get(step.group) ?? { agreed: 0, total: 0, differing: [] }
    groups.set(step.group, group)
    group.total += 1
    const differs = await runStep(server, step, saved)
    if (differs.length === 0) group.agreed += 1
    else
      group.differing.push(`${step.method} ${step.path} ${JSON.stringify(step.body)}: ${differs.join(', ')}`)
  }
  return groups
}

async function write(server: TestServer, method: string, path: string, body: unknown): Promise<void> {
  const answer = await server.call(method, path, body)
  const task = await finished(server, answer.body.taskUid)
  if (task.status !== 'succeeded') throw new Error(`${method} ${path}: ${JSON.stringify(task)}`)
}

async function finished(server: TestServer, uid: number) {
  for (;;) {
    const { body } = await server.call('GET', `/tasks/${uid}`)
    if (body.finishedAt) return body
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function runStep(server: TestServer, step: Step, saved: Record<string, Record<string, string>>) {
  const { method, path, body, raw, auth, contentType } = fill(step, saved) as Step
  const headers: Record<string, string> = { ...authorization(auth) }
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  if (content !== undefined && contentType !== null)
    headers['content-type'] = contentType ?? 'application/json'
  // fetch adds a content type to strings but not to bytes.
  const answer = await fetch(server.url + path, {
    method,
    headers,
    body: content === undefined ? undefined : Buffer.from(content),
  })
  const text = await answer.text()
  const json = text === '' ? null : JSON.parse(text)
  if (step.save) saved[step.save] = json
  const task = answer.status === 202 ? normalAnswer(await finished(server, json.taskUid)) : undefined
  return differences(step, answer.status, normalAnswer(json), task)
}

function differences({ expect, compare }: Step, status: number, body: unknown, task: unknown): string[] {
  const found = expect.status === status ? [] : [`status ${status}, not ${expect.status}`]
  if (!isDeepStrictEqual(expect.task, task)) found.push('task')
  if (compare?.includes('status') && !compare.includes('body')) return found
  const isObject = typeof expect.body === 'object' && expect.body !== null && !Array.isArray(expect.body)
  if (!isObject) return isDeepStrictEqual(expect.body, body) ? found : [...found, 'body']
  const recorded = expect.body as Record<string, unknown>
  const given = (body ?? {}) as Record<string, unknown>
  const all = [...new Set([...Object.keys(recorded), ...Object.keys(given)])]
  const fields = compare && expect.status < 400 && !compare.includes('body') ? compare : all
  return [...found, ...fields.filter((field) => !isDeepStrictEqual(recorded[field], given[field]))]
}

function authorization(auth: Step['auth']): Record<string, string> {
  return auth === 'none' ? {} : { authorization: `Bearer ${readBearer(auth)}` }
}

function readBearer(auth: Exclude<Step['auth'], 'none'>): string {
  if (auth === undefined) return MASTER_KEY
  if (auth === 'bad') return 'wrong-key'
  return 'key' in auth ? auth.key : makeToken(auth.tenant)
}

/** Replaces `{{name.field}}` by saved values. */
function fill(value: unknown, saved: Record<string, Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\{(\w+)\.(\w+)\}\}/g, (_, name, field) => saved[name]?.[field] ?? '')
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, saved))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, saved)]))
}
