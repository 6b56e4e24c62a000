// A backup of a system that is being written to, restored elsewhere and served again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import Sqlite from 'better-sqlite3'
import { Meilisearch } from 'meilisearch'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createBackup } from './create-backup.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'

const TOKEN = 'a-write-token'
const KEY = 'a-master-key-of-sixteen'
const local = join(import.meta.dirname, '..')

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function startProcess(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(local, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} has ended`))),
  ])
  return child
}

/** Lake and search as processes of their own, as the launcher starts them. */
async function startSystem(dataDir: string) {
  const [lakePort, searchPort] = [await freePort(), await freePort()]
  const children = await Promise.all([
    startProcess('lake/main.ts', {
      HOST: '127.0.0.1',
      STUDIO_PORT: String(lakePort),
      DATA_DIR: dataDir,
      SANITY_READ_TOKEN: 'a-read-token',
      SANITY_WRITE_TOKEN: TOKEN,
    }),
    startProcess('search/main.ts', {
      MEILI_HTTP_ADDR: `127.0.0.1:${searchPort}`,
      MEILI_DB_PATH: join(dataDir, 'search'),
      MEILI_MASTER_KEY: KEY,
    }),
  ])
  const lake = createClient({
    projectId: 'forecourt',
    dataset: 'production',
    apiVersion: '2025-02-19',
    token: TOKEN,
    apiHost: `http://127.0.0.1:${lakePort}`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  })
  const search = new Meilisearch({ host: `http://127.0.0.1:${searchPort}`, apiKey: KEY })
  const stop = async () => {
    await Promise.all(
      children.map(async (child) => {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      }),
    )
  }
  return { lake, search, stop }
}

/** A transaction writes both documents of a pair, with the same number. */
const writePair = (lake: SanityClient, n: number) =>
  lake
    .transaction()
    .createOrReplace({ _id: 'left', _type: 'pair', n })
    .createOrReplace({ _id: 'right', _type: 'pair', n })
    .commit({ visibility: 'async' })

test('a backup taken while lake, search and records are written restores each as it was at one instant', async () => {
  const dataDir = join(await scratch(), 'data')
  const { lake, search, stop } = await startSystem(dataDir)
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b0' } })
    .png()
    .toBuffer()
  const asset = await lake.assets.upload('image', picture)
  await search
    .index('cars')
    .addDocuments([{ id: 'a_1', make: 'Mazda' }], { primaryKey: 'id' })
    .waitTask()
  const records = new Sqlite(join(dataDir, 'site.sqlite'))
  records.pragma('journal_mode = WAL')
  records.exec('create table leads (id integer primary key, half text)')
  onTestFinished(() => void records.close())
  mkdirSync(join(dataDir, 'runner'), { recursive: true })
  writeFileSync(join(dataDir, 'runner', 'secrets.json'), '{"sessionSecret":"s"}')

  let writing = true
  let count = 0
  const writers = (async () => {
    const insert = records.prepare('insert into leads (half) values (?)')
    const both = records.transaction(() => ['one', 'two'].forEach((half) => void insert.run(half)))
    for (; writing; count += 1) {
      both()
      await writePair(lake, count)
      await search.index('cars').addDocuments([{ id: `b_${count}`, make: 'Toyota' }])
    }
  })()
  while (count < 3) await new Promise((resolve) => setImmediate(resolve))
  const { folder, files } = await createBackup(dataDir, await scratch(), new Date())
  const during = count
  writing = false
  await writers
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['lake/lake.db', 'search/search.db', 'site.sqlite', 'runner/secrets.json']),
  )
  expect(statSync(folder).mode & 0o077).toBe(0)
  await lake.delete('left')
  await stop()

  const { previous } = await restoreBackup(folder, dataDir, new Date())
  expect(previous && existsSync(join(previous, 'site.sqlite'))).toBe(true)
  const again = await startSystem(dataDir)
  const [left, right] = await again.lake.getDocuments(['left', 'right'])
  expect(left?.n).toBe(right?.n)
  expect(left?.n as number).toBeLessThanOrEqual(during)
  expect(
    Buffer.from(await (await fetch((await again.lake.getDocument(asset._id))?.url)).arrayBuffer()),
  ).toEqual(picture)
  const found = await again.search.index('cars').search('mazda')
  expect(found.hits).toEqual([{ id: 'a_1', make: 'Mazda' }])
  const restored = new Sqlite(join(dataDir, 'site.sqlite'), { readonly: true })
  const halves = restored.prepare('select half, count(*) as count from leads group by half').all()
  restored.close()
  expect(halves).toHaveLength(2)
  expect(new Set(halves.map((row) => (row as { count: number }).count)).size).toBe(1)
  expect(readFileSync(join(dataDir, 'runner', 'secrets.json'), 'utf8')).toContain('sessionSecret')
  expect((await again.lake.create({ _type: 'after' }))._id).toBeTruthy()
  await again.stop()
}, 120_000)

async function smallBackup() {
  const dataDir = join(await scratch(), 'data')
  mkdirSync(join(dataDir, 'lake', 'assets'), { recursive: true })
  const database = new Sqlite(join(dataDir, 'lake', 'lake.db'))
  database.exec('create table documents (id text)')
  database.close()
  writeFileSync(join(dataDir, 'lake', 'assets', 'one.png'), 'picture')
  writeFileSync(join(dataDir, 'lake', 'assets', 'half.png.1.part'), 'half')
  const into = await scratch()
  return { dataDir, into, backup: await createBackup(dataDir, into, new Date('2026-07-01T00:00:00.000Z')) }
}

test('a backup has its name only when it is complete, and holds no half-written file', async () => {
  const { into, backup } = await smallBackup()
  expect(readdirSync(into)).toEqual(['backup-2026-07-01T00-00-00-000Z'])
  expect(backup.files.map(({ path }) => path)).toEqual(['lake/lake.db', 'lake/assets/one.png'])
})

test.each([
  ['a changed file', (folder: string) => writeFileSync(join(folder, 'lake/assets/one.png'), 'Picture')],
  ['a missing file', (folder: string) => rmSync(join(folder, 'lake/assets/one.png'))],
  ['a missing list', (folder: string) => rmSync(join(folder, 'backup.json'))],
  [
    'a list that names a file outside',
    (folder: string) => {
      const list = readFileSync(join(folder, 'backup.json'), 'utf8')
      writeFileSync(join(folder, 'backup.json'), list.replace('lake/assets/one.png', '../../outside'))
    },
  ],
])('%s is refused, and the data folder stays as it was', async (_, spoil) => {
  const { dataDir, backup } = await smallBackup()
  spoil(backup.folder)
  await expect(verifyBackup(backup.folder)).rejects.toMatchObject({ name: 'BackupError' })
  await expect(restoreBackup(backup.folder, dataDir, new Date())).rejects.toMatchObject({
    name: 'BackupError',
  })
  expect(readFileSync(join(dataDir, 'lake/assets/one.png'), 'utf8')).toBe('picture')
  expect(readdirSync(join(dataDir, '..'))).toEqual(['data'])
})

test('a folder without a system is refused', async () => {
  const empty = await scratch()
  await expect(createBackup(empty, empty, new Date())).rejects.toThrow('There is no system in')
})
