import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startChildServer } from '../testing/child-server.ts'
import { sampleCars, sampleSettings } from '../testing/sample-cars.ts'
import { MASTER_KEY, startTestServer, type TestServer } from '../testing/test-server.ts'
import { DumpError, importDump } from './import-dump.ts'
import { TarReader, tarEnd, tarFill, tarHead } from './tar.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-dump-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const NOW = '2026-07-01T09:30:05.123Z'
const options = { ignoreMissing: false, ignoreIfDatabaseExists: false }

async function dumped(server: TestServer): Promise<string> {
  const task = await server.client().createDump().waitTask()
  expect(task).toMatchObject({ status: 'succeeded', type: 'dumpCreation', indexUid: null })
  return join(server.options.folder, 'dumps', `${(task.details as { dumpUid: string }).dumpUid}.dump`)
}

async function withCars(): Promise<TestServer> {
  const server = await startTestServer({ now: () => new Date(NOW) })
  const client = server.client()
  await client.index('cars').updateSettings(sampleSettings).waitTask()
  await client.index('cars').addDocuments(sampleCars).waitTask()
  await client.createIndex('empty').waitTask()
  return server
}

/** Starts a server in an empty folder from the dump. */
async function startFrom(file: string): Promise<TestServer> {
  const folder = scratch()
  await importDump(folder, { ...options, file }, (line) => console.error(line))
  return startTestServer({ folder })
}

async function filesOf(file: string): Promise<Record<string, string>> {
  const tar = new TarReader(pipeline(createReadStream(file), createGunzip(), () => {}))
  const files: Record<string, string> = {}
  for (let entry = await tar.next(); entry; entry = await tar.next()) {
    const chunks: Uint8Array[] = []
    for await (const chunk of tar.chunks()) chunks.push(chunk)
    files[entry.name] = Buffer.concat(chunks).toString()
  }
  return files
}

test('import: a new server answers as the one that wrote the dump', async () => {
  const server = await withCars()
  const key = await server.client().createKey({ actions: ['search'], indexes: ['cars'], expiresAt: null })
  const copy = await startFrom(await dumped(server))
  const both = [server, copy]
  const [settings, again] = await Promise.all(both.map((one) => one.client().index('cars').getSettings()))
  expect(again).toEqual(settings)
  const request = { filter: 'make = toyota OR price < 30000', sort: ['price:desc'], facets: ['make', 'tags'] }
  const [found, same] = await Promise.all(both.map((one) => one.client().index('cars').search('', request)))
  expect({ hits: same!.hits, facets: same!.facetDistribution }).toEqual({
    hits: found!.hits,
    facets: found!.facetDistribution,
  })
  expect((await copy.client(key.key).index('cars').search('skoda')).hits).toHaveLength(1)
  expect(await copy.client().getRawIndexes()).toEqual(await server.client().getRawIndexes())
  expect(await copy.client().getKeys()).toEqual(await server.client().getKeys())
})

test('layout: equals Meilisearch’s dump version 6', async () => {
  const server = await withCars()
  const file = await dumped(server)
  expect(file).toMatch(/20260701-093005123\.dump$/)
  const files = await filesOf(file)
  expect(Object.keys(files).sort()).toEqual([
    './batches/queue.jsonl',
    './indexes/cars/documents.jsonl',
    './indexes/cars/metadata.json',
    './indexes/cars/settings.json',
    './indexes/empty/documents.jsonl',
    './indexes/empty/metadata.json',
    './indexes/empty/settings.json',
    './keys.jsonl',
    './metadata.json',
    './tasks/queue.jsonl',
  ])
  expect(JSON.parse(files['./metadata.json']!)).toEqual({
    dumpVersion: 'V6',
    dbVersion: '1.50.0',
    dumpDate: NOW,
  })
  expect(JSON.parse(files['./indexes/cars/metadata.json']!)).toEqual({
    uid: 'cars',
    primaryKey: 'id',
    createdAt: NOW,
    updatedAt: NOW,
  })
  const lines = files['./indexes/cars/documents.jsonl']!.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(sampleCars)
  const [key] = files['./keys.jsonl']!.trim().split('\n')
  expect(Object.keys(JSON.parse(key!)).sort()).toEqual([
    'actions',
    'created_at',
    'description',
    'expires_at',
    'indexes',
    'name',
    'uid',
    'updated_at',
  ])
  // Written atomically, with the end-of-archive marker.
  expect(readdirSync(join(server.options.folder, 'dumps'))).toHaveLength(1)
})

/** An archive of these files in this order. */
function archive(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const bytes = Buffer.from(text)
    return [tarHead(name, bytes.length, 0), bytes, tarFill(bytes.length)]
  })
  return gzipSync(Buffer.concat([...parts, tarEnd()]))
}

const longUid = 'n'.repeat(180)

const foreign = {
  [`./indexes/${longUid}/documents.jsonl`]: '{"code":"b2","n":1}\n{"code":"a1","n":2,"name":"Škoda"}\n',
  './keys.jsonl': '',
  './experimental-features.json': '{"metrics":false}',
  './tasks/queue.jsonl': '{"uid":1,"status":"succeeded"}\n{"uid":2,"status":"enqueued"}\n',
  [`./indexes/${longUid}/settings.json`]:
    '{"filterableAttributes":["n"],"rankingRules":null,"chat":{"description":""}}',
  [`./indexes/${longUid}/metadata.json`]: JSON.stringify({
    uid: longUid,
    primaryKey: 'code',
    createdAt: NOW,
    updatedAt: NOW,
  }),
  './metadata.json': '{"dumpVersion":"V6","dbVersion":"1.50.0","dumpDate":"2026-07-01T09:30:05.1Z"}',
}

test('import: files may come in any order; unsupported tasks are skipped and logged', async () => {
  const folder = scratch()
  const file = join(folder, 'a.dump')
  writeFileSync(file, archive(foreign))
  const lines: string[] = []
  await importDump(folder, { ...options, file }, (line) => lines.push(line))
  expect(lines).toEqual(['1 unsupported tasks of the dump were skipped'])
  expect(existsSync(join(folder, 'importing'))).toBe(false)
  const server = await startTestServer({ folder })
  const index = server.client().index(longUid)
  expect((await index.search('skoda', { filter: 'n > 1' })).hits).toEqual([
    { code: 'a1', n: 2, name: 'Škoda' },
  ])
  expect((await index.getDocuments()).results.map(({ code }) => code)).toEqual(['b2', 'a1'])
  expect(await index.getFilterableAttributes()).toEqual(['n'])
})

test('import: enqueued tasks run under their uids once the server starts', async () => {
  const folder = scratch()
  const file = join(folder, 'a.dump')
  const enqueued = (uid: number, type: unknown, indexUid: string | null = 'vans') =>
    JSON.stringify({ uid, indexUid, status: 'enqueued', type, enqueuedAt: NOW })
  const load = (method: string, documents_count: number) => ({
    documentImport: { primary_key: null, method, documents_count, allow_index_creation: true },
  })
  const settings = { filterableAttributes: ['make'], stopWords: null, chat: {} }
  const queue = [
    enqueued(12, { documentDeletionByFilter: { filter: 'make = Ford' } }),
    enqueued(5, { indexCreation: { primary_key: 'key' } }),
    enqueued(6, load('ReplaceDocuments', 3)),
    enqueued(7, load('UpdateDocuments', 1)),
    enqueued(8, load('ReplaceDocuments', 0)),
    enqueued(9, { documentDeletion: { documents_ids: ['b'] } }),
    enqueued(10, { settings: { settings, is_deletion: false, allow_index_creation: true } }),
    enqueued(13, { indexUpdate: { primary_key: null, uid: 'trucks' } }),
    enqueued(14, { indexSwap: { swaps: [{ indexes: ['trucks', longUid] }] } }, null),
    enqueued(15, 'documentClear', 'trucks'),
    enqueued(16, 'indexDeletion', 'trucks'),
    enqueued(17, { export: { url: 'http://a.example' } }),
    JSON.stringify({ uid: 4, indexUid: 'vans', status: 'processing', type: 'constructor', enqueuedAt: NOW }),
    JSON.stringify({ uid: 3, indexUid: 'vans', status: 'succeeded', type: 'documentClear', enqueuedAt: NOW }),
  ]
  const files = {
    './tasks/update_files/7.jsonl': '{"key":"a","make":"Kia"}\n',
    ...foreign,
    './tasks/queue.jsonl': `${queue.join('\n')}\n`,
    './tasks/update_files/6.jsonl':
      '{"key":"a","seats":3}\n{"key":"b","seats":5}\n{"key":"c","make":"Ford"}\n',
    './tasks/update_files/3.jsonl': 'of a task that is done',
  }
  writeFileSync(file, archive(files))
  const lines: string[] = []
  await importDump(folder, { ...options, file }, (line) => lines.push(line))
  expect(lines).toEqual(['2 unsupported tasks of the dump were skipped'])
  const server = await startTestServer({ folder })
  await server.client().tasks.waitForTask(16)
  const { results } = await server.client().tasks.getTasks()
  expect(results.map(({ uid, status }) => [uid, status]).reverse()).toEqual(
    [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16].map((uid) => [uid, 'succeeded']),
  )
  expect(results.find(({ uid }) => uid === 6)?.details).toEqual({ receivedDocuments: 3, indexedDocuments: 3 })
  expect((await server.client().getRawIndexes()).results.map(({ uid }) => uid)).toEqual([longUid])
  const { hits } = await server.client().index(longUid).search('', { filter: 'make = kia' })
  expect(hits).toEqual([{ key: 'a', seats: 3, make: 'Kia' }])
})

const whole = archive(foreign)

test.each<[string, Buffer, RegExp]>([
  ['cut off', whole.subarray(0, whole.length - 40), /a\.dump: /],
  ['of another version', archive({ './metadata.json': '{"dumpVersion":"V5"}' }), /is no dump of version 6/],
  ['no archive', gzipSync(Buffer.alloc(2048, 65)), /it is no archive/],
  ['not packed', gunzipSync(whole), /a\.dump: /],
  [
    'with a document without its key',
    archive({ ...foreign, [`./indexes/${longUid}/documents.jsonl`]: '{"n":1}\n' }),
    /doesn't have a `code`/,
  ],
])('dump that is %s: refused by name, no data is stored', async (_, bytes, message) => {
  const folder = scratch()
  const file = join(folder, 'a.dump')
  writeFileSync(file, bytes)
  const importing = importDump(folder, { ...options, file }, () => {})
  await expect(importing).rejects.toThrow(DumpError)
  await expect(importing).rejects.toThrow(message)
  expect(readdirSync(folder)).toEqual(['a.dump'])
})

test('import: a dump truncated anywhere is refused without waiting', async () => {
  const folder = scratch()
  const file = join(folder, 'a.dump')
  const long = archive({ ...foreign, './keys.jsonl': `${' '.repeat(300_000)}\n` })
  for (let cut = 1; cut < 120; cut += 1) {
    writeFileSync(file, long.subarray(0, Math.floor((long.length * cut) / 120)))
    await expect(importDump(folder, { ...options, file }, () => {})).rejects.toThrow(DumpError)
  }
  expect(readdirSync(folder)).toEqual(['a.dump'])
})

test('import: an existing database and a missing dump are errors unless ignored by option', async () => {
  const server = await withCars()
  const file = await dumped(server)
  await server.close()
  const { folder } = server.options
  const none = () => {}
  await expect(importDump(folder, { ...options, file }, none)).rejects.toThrow('a database')
  await importDump(folder, { ...options, file, ignoreIfDatabaseExists: true }, none)
  const missing = { ...options, file: join(folder, 'none.dump') }
  await expect(importDump(scratch(), missing, none)).rejects.toThrow('is missing')
  await importDump(scratch(), { ...missing, ignoreMissing: true }, none)
})

test('--import-dump: imports at the start, or exits with one line', async () => {
  const server = await withCars()
  const file = await dumped(server)
  const child = await startChildServer('127.0.0.1:0', scratch(), ['--import-dump', file])
  const answer = await fetch(`${child.url}/indexes/cars/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"q":"corolla"}',
  })
  expect(((await answer.json()) as { hits: unknown[] }).hits).toEqual([sampleCars[0]])
  await expect(startChildServer('127.0.0.1:0', scratch(), ['--import-dump', `${file}x`])).rejects.toThrow(
    /^search: the dump .*x is missing$/,
  )
})

test('export: requires the action dumps.create', async () => {
  const server = await withCars()
  const key = await server
    .client()
    .createKey({ actions: ['snapshots.create'], indexes: ['*'], expiresAt: null })
  const headers = { authorization: `Bearer ${key.key}` }
  expect((await server.call('POST', '/dumps', undefined, headers)).status).toBe(403)
  expect(
    (await server.call('POST', '/dumps', undefined, { authorization: `Bearer ${MASTER_KEY}` })).body,
  ).toMatchObject({ status: 'enqueued', type: 'dumpCreation', indexUid: null })
})
