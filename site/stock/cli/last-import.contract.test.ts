import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LakeChild, tenantDocument } from '../../server/fixtures/lake-child.ts'
import { sampleVehicle } from '../testing/sample-dealer.ts'
import { type SearchServer, startSearchServer } from '../testing/search-server.ts'
import { runStock } from './run-stock.ts'

let server: SearchServer
beforeAll(async () => {
  server = await startSearchServer()
})
afterAll(() => server.stop())

const SAME = '1 feeds, as at the last import'
const IMPORTED = expect.stringMatching(/^\d cars of 1 feeds$/)

/** A dealer with a feed; `start` imports as a start does, and returns the line that it shows. */
async function openDealer() {
  const lake = await LakeChild.share()
  await lake.writer().createOrReplace(tenantDocument('a', 'Dealer A'))
  const [feeds, dataDir] = await Promise.all(['feeds-', 'data-'].map((name) => mkdtemp(join(tmpdir(), name))))
  const folder = join(feeds ?? '', 'a/stock')
  await mkdir(folder, { recursive: true })
  const manifest = { feeds: [{ file: 'feed.json', format: 'dms-json' }] }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const writeFeed = (vehicles: readonly object[]) =>
    writeFile(join(folder, 'feed.json'), JSON.stringify(vehicles))
  await writeFeed([sampleVehicle()])
  const variables = {
    ...lake.variables(),
    MEILI_URL: server.host,
    MEILI_ADMIN_KEY: server.masterKey,
    DATA_DIR: dataDir,
  }
  const start = async (...flags: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    await runStock(['import', '--feeds', feeds ?? '', ...flags], { variables, print, printError: print })
    return lines.at(-1)
  }
  return { lake, writeFeed, start: () => start('--if-changed'), importAll: start }
}

it('a start after an import of the same feeds imports nothing and says so', async () => {
  const { start, importAll } = await openDealer()
  expect([await start(), await start(), await start()]).toEqual([IMPORTED, SAME, SAME])
  expect(await importAll(), 'the command of a person').toEqual(IMPORTED)
})

it('a start imports again after a change of a feed, of a dealer’s settings and of the index', async () => {
  const { start, writeFeed, lake } = await openDealer()
  await start()
  await writeFeed([sampleVehicle(), sampleVehicle({ stocknum: 'B2' })])
  expect([await start(), await start()]).toEqual([IMPORTED, SAME])
  await lake.writer().patch('tenant-a').set({ timeZone: 'Australia/Perth' }).commit()
  expect([await start(), await start()]).toEqual([IMPORTED, SAME])
  const { results } = await new Meilisearch({ host: server.host, apiKey: server.masterKey }).getIndexes()
  for (const index of results) await index.deleteAllDocuments().waitTask()
  expect([await start(), await start()]).toEqual([IMPORTED, SAME])
})
