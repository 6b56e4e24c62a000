// Data folders that earlier versions left: this version starts on each of them, whole.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { childEnvironment } from '../../runner/child-process.ts'
import { root } from '../../runner/settings.ts'
import { listDealers, type RunningSystem, startSystem } from '../running-system.ts'
import { countRows, LakeAtPort, readSecrets } from './fill-system.ts'
import { Shopper } from './shopper.ts'
import { listPackedData, unpackData } from './testing/unpack-data.ts'

/** Tables whose rows end by themselves. */
const PASSING = ['kysely_migration_lock', 'rate_limits', 'verifications', 'sms_messages']

async function startOn(name: string) {
  const { dataDir, record } = unpackData(name)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // The host that browsers know stays what it was, and with it their sessions.
  const system = await startSystem({ dataDir, env: { PUBLIC_PORT: String(record.port) } })
  onTestFinished(() => system.stop())
  return {
    dataDir,
    record,
    system,
    lake: new LakeAtPort(system.ports.STUDIO_PORT, readSecrets(dataDir).writeToken),
  }
}

const isLong = process.env.FORECOURT_FULL === '1'
/** Of vehicles, and in the short run of every list, only so many. */
const SOME = isLong ? 3 : 1

/** Addresses of a dealer's sitemaps. */
async function listPages(shopper: Shopper): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await shopper.get(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  const lists = await Promise.all((await locations('/sitemap.xml')).map(locations))
  return lists.flatMap((list) =>
    list.filter((path, index) => index < SOME || (isLong && !path.startsWith('/cars/'))),
  )
}

async function brokenPages(system: RunningSystem): Promise<string[]> {
  const broken: string[] = []
  for (const dealer of await listDealers(system)) {
    const shopper = new Shopper(system.ports.PORT, dealer)
    for (const path of ['/', ...(await listPages(shopper))]) {
      const { status } = await shopper.get(path)
      if (status !== 200) broken.push(`${dealer} ${path}: ${status}`)
    }
  }
  return broken
}

/** Runs the command that the output tells to run, as it is printed. */
function runPrinted(output: string, dataDir: string) {
  const words = /npm run stock -- (.+)$/m.exec(output)?.[1]?.split(' ') ?? []
  return spawnSync(process.execPath, ['local/bootstrap.mjs', 'local/stock.ts', ...words], {
    cwd: root,
    env: childEnvironment({ ...process.env, DATA_DIR: dataDir }),
    encoding: 'utf8',
  })
}

test.each(listPackedData())(
  'the data of %s starts: documents, records, session, saved car, reservation, draft and upload are there, pages are 200',
  async (name) => {
    const { dataDir, record, system, lake } = await startOn(name)
    expect(await brokenPages(system)).toEqual([])
    const ids = new Set(await lake.query<string[]>('*[]._id'))
    expect(record.ids.filter((id) => !ids.has(id))).toEqual([])
    const rows = countRows(dataDir)
    const lost = Object.entries(record.rows).filter(([table, count]) => (rows[table] ?? 0) < count)
    expect(lost.filter(([table]) => !PASSING.includes(table))).toEqual([])
    expect(rows.stock_taken_in, 'what imports kept in files').toBe(1)
    const shopper = new Shopper(system.ports.PORT, record.dealer, record.port)
    shopper.cookies = record.cookies
    const garage = await shopper.follow(await shopper.get('/my-garage'), '/my-garage')
    expect(garage.text).toContain(record.savedCar)
    expect((await shopper.get(record.reservation)).text).toContain('Reserved')
    const [draft, upload] = await lake.query<{ title?: string; url?: string }[]>(
      `[*[_id == "${record.draftId}"][0], *[_id == "${record.uploadId}"][0]]`,
    )
    expect(draft?.title).toBe('A title that waits to be published')
    const { pathname } = new URL(upload?.url ?? '')
    expect((await fetch(`http://127.0.0.1:${system.ports.STUDIO_PORT}${pathname}`)).status).toBe(200)
  },
  300_000,
)

test('a feed that would remove most of a dealer’s old stock is stopped and reported; the printed command imports it, with the system up or down', async () => {
  const [oldest = ''] = listPackedData()
  const { dataDir, system } = await startOn(oldest)
  expect(system.output()).toContain('cars would be removed')
  expect(system.output()).toMatch(/^ +If that is right: npm run stock -- import wattlebrook --force$/m)
  const up = runPrinted(system.output(), dataDir)
  expect([up.status, up.stderr]).toEqual([0, ''])
  await system.stop()
  const down = runPrinted(system.output(), dataDir)
  expect([down.status, down.stderr]).toEqual([0, ''])
  expect(down.stdout).toContain('unchanged')
}, 300_000)

test('content of an older schema is migrated once, and a line reports it', async () => {
  const [oldest = ''] = listPackedData()
  const { dataDir, system } = await startOn(oldest)
  expect(system.output().match(/^content: .*settings split of.*$/gm)).toHaveLength(1)
  await system.stop()
  const again = await startSystem({ dataDir })
  onTestFinished(() => again.stop())
  // What is missing is looked for once the sites answer.
  await expect.poll(again.output, { timeout: 60_000 }).toMatch(/^content: .*: nothing missing/m)
}, 300_000)
