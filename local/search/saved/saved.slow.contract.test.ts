import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { COLOURS, COMMENTS, inventStock, MAKES, type TestCar } from '../brute-force/car.ts'
import { FIELDS } from '../brute-force/filter-tree.ts'
import { anyRequest, FACETS } from '../brute-force/random-request.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-saved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const settings = {
  filterableAttributes: [...new Set([...FIELDS, ...FACETS, '_geo'])],
  sortableAttributes: FIELDS,
  distinctAttribute: null,
  searchableAttributes: ['make', 'colour', 'features', 'comments', '*'],
}

const [first = [], second = []] = fc.sample(inventStock(1200), { numRuns: 2, seed: 60 })

async function write(server: TestServer, method: 'addDocuments' | 'updateDocuments', cars: TestCar[]) {
  await server.client().index('stock')[method](cars, { primaryKey: 'id' }).waitTask({ timeout: 30_000 })
}

/** A folder with cars, their saved index, and the later writes of `after`. */
async function savedFolder(after: (server: TestServer) => Promise<unknown> = async () => {}) {
  const folder = scratch()
  const server = await startTestServer({ folder })
  await server.client().index('stock').updateSettings(settings).waitTask()
  await write(server, 'addDocuments', first)
  await server.engine.saver.save()
  expect(readdirSync(join(folder, 'saved'))).toHaveLength(1)
  await after(server)
  await server.close()
  return folder
}

const fileIn = (folder: string) => join(folder, 'saved', readdirSync(join(folder, 'saved'))[0]!)

/** Cars updated, replaced, deleted and added: few enough that the saved index is used. */
async function changeSome(server: TestServer): Promise<void> {
  const index = server.client().index('stock')
  await write(server, 'updateDocuments', second.slice(100, 140))
  await write(server, 'addDocuments', second.slice(400, 430))
  await index.deleteDocuments(second.slice(120, 160).map(({ id }) => id)).waitTask()
  await write(
    server,
    'addDocuments',
    second.slice(130, 150).map((car) => ({ ...car, id: car.id + 5000 })),
  )
}

/** The same folder without the saved index, which is then built from the documents. */
async function restartServer(folder: string): Promise<TestServer> {
  const copy = scratch()
  cpSync(folder, copy, { recursive: true })
  rmSync(join(copy, 'saved'), { recursive: true })
  return startTestServer({ folder: copy, log: () => {} })
}

const anyWords = fc
  .tuple(
    fc.constantFrom(...MAKES, ...COLOURS.map(String), ...COMMENTS, 'alfa red', 'romoe', 'del'),
    fc.nat(4),
  )
  .map(([text, cut]) => text.slice(0, Math.max(1, text.length - cut)))

/** Both answer any request equally. */
async function expectSameAnswers(one: TestServer, other: TestServer, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyRequest, fc.option(anyWords), async ({ tree: _, ...request }, words) => {
      const body = { ...request, q: words ?? '', showRankingScore: true }
      const answers = await Promise.all(
        [one, other].map((server) => server.call('POST', '/indexes/stock/search', body)),
      )
      const [here, there] = answers.map(({ body: answer }) => ({
        ...answer,
        requestUid: 0,
        processingTimeMs: 0,
      }))
      expect(here).toEqual(there)
    }),
    { numRuns: runs },
  )
  const stats = [one, other].map((server) => server.call('GET', '/indexes/stock/stats'))
  const [here, there] = await Promise.all(stats)
  expect({ ...here!.body, rawDocumentDbSize: 0 }).toEqual({ ...there!.body, rawDocumentDbSize: 0 })
}

test('loaded index: answers any request as one built from the documents', async () => {
  const folder = await savedFolder()
  await expectSameAnswers(await startTestServer({ folder }), await restartServer(folder), 80)
})

test('start with a complete saved index: reads no documents', async () => {
  const folder = await savedFolder()
  const database = new Sqlite(join(folder, 'search.db'))
  database.exec('delete from documents')
  database.close()
  const server = await startTestServer({ folder })
  expect((await server.client().index('stock').search('', { hitsPerPage: 0 })).totalHits).toBe(first.length)
})

test('loaded index with later changes and writes: answers as one built from the documents', async () => {
  const folder = await savedFolder(changeSome)
  const [one, other] = [await startTestServer({ folder }), await restartServer(folder)]
  await expectSameAnswers(one, other, 60)
  for (const server of [one, other]) {
    await write(server, 'addDocuments', second.slice(900, 1100))
    await write(server, 'addDocuments', [{ id: 9001, make: 'Alfa', features: ['Tow bar', 'ABS'] }])
    await server.client().index('stock').deleteDocuments({ filter: 'year < 2017' }).waitTask()
  }
  await expectSameAnswers(one, other, 60)
})

test('second save: contains the changes, and the first file is deleted', async () => {
  const folder = await savedFolder(async (server) => {
    await changeSome(server)
    await server.engine.saver.save()
  })
  const one = await startTestServer({ folder })
  await expectSameAnswers(one, await restartServer(folder), 40)
  expect(readdirSync(join(folder, 'saved'))).toHaveLength(1)
})

test.each<[string, string, (file: string) => void]>([
  ['missing', 'it is missing', (file) => rmSync(file)],
  ['cut off', 'it is cut off', (file) => truncateSync(file, 1001)],
  ['cut off at a whole word', 'it is damaged', (file) => truncateSync(file, 8000)],
  ['empty', 'it is cut off', (file) => truncateSync(file, 0)],
  ['of another version', 'it is of another version', (file) => flip(file, 4)],
  ['changed in one bit', 'it is damaged', (file) => flip(file, 20_000)],
])('file that is %s: ignored with one log line, and saved again', async (_, reason, spoil) => {
  const folder = await savedFolder(changeSome)
  spoil(fileIn(folder))
  const lines: string[] = []
  const one = await startTestServer({ folder, log: (line) => lines.push(line) })
  const other = await restartServer(folder)
  await expectSameAnswers(one, other, 10)
  await one.engine.saver.save()
  await one.close()
  await expectSameAnswers(await startTestServer({ folder, log: (line) => lines.push(line) }), other, 10)
  expect(lines).toEqual([`stock is indexed again, its saved file cannot be used: ${reason}`])
})

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
}

test('saved index: ignored when most documents changed since', async () => {
  const folder = await savedFolder((server) => write(server, 'addDocuments', second.slice(0, 900)))
  const lines: string[] = []
  const one = await startTestServer({ folder, log: (line) => lines.push(line) })
  await expectSameAnswers(one, await restartServer(folder), 10)
  expect(lines[0]).toMatch(/8\d\d documents have changed since|900 documents have changed since/)
})

test.each<[string, (server: TestServer) => Promise<unknown>]>([
  [
    'other settings',
    (server) => server.client().index('stock').updateFilterableAttributes(['make', 'year']).waitTask(),
  ],
  [
    'clearing and other documents',
    async (server) => {
      await server.client().index('stock').deleteAllDocuments().waitTask()
      await write(server, 'addDocuments', second.slice(0, 700))
    },
  ],
  [
    'deleting the index and making another',
    async (server) => {
      await server.client().deleteIndex('stock').waitTask()
      await server.client().index('stock').updateSettings(settings).waitTask()
      await write(server, 'addDocuments', second)
    },
  ],
])('index saved before %s: not used afterwards', async (_, after) => {
  const folder = await savedFolder(after)
  const one = await startTestServer({ folder })
  const other = await restartServer(folder)
  for (const body of [{ q: 'alfa' }, { filter: 'make = alfa', limit: 1000 }, { facets: ['make'] }]) {
    const [here, there] = await Promise.all(
      [one, other].map(async (server) => (await server.call('POST', '/indexes/stock/search', body)).body),
    )
    expect({ ...here, requestUid: 0, processingTimeMs: 0 }).toEqual({
      ...there,
      requestUid: 0,
      processingTimeMs: 0,
    })
  }
})

test('swapped index: loaded under its new name', async () => {
  const folder = await savedFolder(async (server) => {
    await server.client().createIndex('other').waitTask()
    await server
      .client()
      .swapIndexes([{ indexes: ['stock', 'other'], rename: false }])
      .waitTask()
  })
  const server = await startTestServer({ folder })
  expect((await server.client().index('other').search('', { page: 1 })).totalHits).toBe(first.length)
  expect((await server.client().index('stock').search('', { page: 1 })).totalHits).toBe(0)
})
