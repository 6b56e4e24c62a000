// Requests to the content service with a thousand dealers: what docs/content-service.md says of its limits.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { type ContentRequest, contentClient, SanityContent } from '#app/integrations/content.server.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { LakeChild, tenantDocument } from '../fixtures/lake-child.ts'
import { ContentIndex } from './content-index.ts'
import { LastGood } from './last-good.ts'

const soon = { timeout: 120_000, interval: 50 }
const DEALERS = 1_000
const HOUR_MS = 3_600_000
const slugs = Array.from({ length: DEALERS }, (_, at) => `d${at}`)

async function writeAll(writer: SanityClient, documents: readonly { _id: string; _type: string }[]) {
  for (let from = 0; from < documents.length; from += 200) {
    const transaction = writer.transaction()
    for (const document of documents.slice(from, from + 200)) transaction.createOrReplace(document)
    await transaction.commit()
  }
}

/** A site that has a thousand dealers in memory, and counts what it asks. */
async function openSite(lake: LakeChild) {
  const counts = new Map<string, number>()
  const count = ({ kind, purpose }: ContentRequest) => {
    const name = `${kind} ${purpose}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_READ_TOKEN } = lake.variables()
  const client = contentClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiHost: SANITY_API_HOST,
    token: SANITY_READ_TOKEN,
    onRequest: count,
  })
  let now = Date.now()
  const index = new ContentIndex({
    source: new SanityContent({
      client,
      studioUrl: 'http://studio.example',
      onListen: () => count({ kind: 'listen', purpose: 'events' }),
    }),
    lastGood: new LastGood(await mkdtemp(join(tmpdir(), 'content-'))),
    log: fakeLog().log,
    clock: () => now,
    delays: { rest: 300, settle: 100, copies: HOUR_MS },
  })
  index.start()
  onTestFinished(() => index.stop())
  await expect.poll(() => index.connected, soon).toBe(true)
  await index.listDealers()
  for (const slug of slugs) await index.findBundle(slug)
  const visitAll = async () => {
    await index.listDealers()
    await Promise.all(slugs.map((slug) => index.findBundle(slug)))
  }
  return {
    index,
    visitAll,
    advance: (ms: number) => {
      now += ms
    },
    /** What was asked since it was last called, when everything is read. */
    take: async () => {
      await new Promise((done) => setTimeout(done, 1_000))
      await expect.poll(() => index.waiting, soon).toBe(0)
      const taken = Object.fromEntries([...counts].sort())
      counts.clear()
      return taken
    },
  }
}

test('a thousand dealers cost one request a dealer at the start and for a platform document, one for a dealer’s own, and two dozen an hour', async () => {
  const lake = await LakeChild.start()
  const writer = lake.writer()
  await writeAll(
    writer,
    slugs.map((slug) => tenantDocument(slug, slug)),
  )
  const { index, visitAll, advance, take } = await openSite(lake)
  expect(await take()).toMatchObject({ 'api bundle': DEALERS, 'api mark': 1, 'listen events': 1 })

  const references = (...names: string[]) =>
    names.map((slug) => ({ _type: 'reference', _key: slug, _ref: `tenant-${slug}` }))
  await writer.create({
    _id: 'page-1',
    _type: 'page',
    tenant: { _type: 'reference', _ref: 'tenant-d7' },
    title: 'About',
    slug: { _type: 'slug', current: 'about' },
  })
  expect(await take()).toEqual({ 'api bundle': 1 })

  await writer.create({ _id: 'offer-1', _type: 'offer', name: 'Offer', sites: references('d1', 'd2', 'd3') })
  expect(await take()).toEqual({ 'api bundle': 3 })

  await writer.patch('tenant-d5').set({ name: 'Another name' }).commit()
  expect(await take()).toEqual({ 'api bundle': 1, 'api hosts': 1 })

  await writer.create({ _id: 'manufacturer-1', _type: 'manufacturer', name: 'Make' })
  expect(await take()).toEqual({ 'api bundle': DEALERS })

  for (let minutes = 0; minutes < 60; minutes += 5) {
    advance(HOUR_MS / 12)
    await visitAll()
    await new Promise((done) => setTimeout(done, 200))
  }
  expect(await take()).toEqual({ 'api hosts': 12, 'api mark': 12 })

  await lake.kill()
  await expect.poll(() => index.connected, soon).toBe(false)
  await lake.start()
  await expect.poll(() => index.connected, soon).toBe(true)
  expect(await take()).toEqual({ 'api mark': 1, 'listen events': 1 })
}, 240_000)
