// What a change of many dealers' content costs, with a thousand of them.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { FakeContent, rawTenant } from '../fixtures/fake-content.ts'
import { fakeLog } from '../fixtures/fake-log.ts'
import { ASKED_AT_ONCE, ContentIndex, REST_AT_ONCE } from './content-index.ts'
import { LastGood } from './last-good.ts'

const DEALERS = 1_000
const REST_MS = 200
const FEWER = 200

/** Counts how many bundles are read, and at once; each takes some milliseconds. */
class CountedContent extends FakeContent {
  running = 0
  most = 0
  name = 'first'

  override async loadBundle(slug: string): Promise<unknown> {
    this.loads += 1
    this.running += 1
    this.most = Math.max(this.most, this.running)
    await pause(2)
    this.running -= 1
    return { tenant: rawTenant(slug, { name: this.name }) }
  }

  reset(): void {
    this.loads = 0
    this.most = 0
  }
}

async function openCrowd(count: number) {
  const slugs = Array.from({ length: count }, (_, at) => `d${at}`)
  const source = new CountedContent(...slugs)
  const index = new ContentIndex({
    source,
    lastGood: new LastGood(await mkdtemp(join(tmpdir(), 'content-'))),
    log: fakeLog().log,
    clock: Date.now,
    delays: { rest: REST_MS },
  })
  index.start()
  onTestFinished(() => index.stop())
  source.follower?.joined()
  await index.listDealers()
  await Promise.all(slugs.map((slug) => index.findBundle(slug)))
  const first = { loads: source.loads, most: source.most }
  source.reset()
  const readNames = async () => {
    const known = await Promise.all(slugs.map((slug) => index.findBundle(slug)))
    return [...new Set(known.map((each) => each?.value.tenant.name))]
  }
  return { slugs, source, index, first, readNames }
}

const PLATFORM = { documentId: 'model-1', before: { _type: 'model' }, after: { _type: 'model' } }

test('a platform document that is published is read for a thousand dealers once each, a few at once, and everybody is served meanwhile', async () => {
  const { slugs, source, index, first, readNames } = await openCrowd(DEALERS)
  expect(first).toEqual({ loads: DEALERS, most: ASKED_AT_ONCE })
  const replaced: string[] = []
  index.onReplaced((slug) => replaced.push(slug))
  source.name = 'second'
  source.follower?.event(PLATFORM)
  expect(source.loads).toBe(0)
  expect(index.waiting).toBe(DEALERS)
  // Every dealer has a visitor at once: the first few wait for the new content, the others have the old.
  const began = performance.now()
  expect(await readNames()).toEqual(['second', 'first'])
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(source.loads).toBeLessThan(50)
  await expect.poll(() => index.waiting, { timeout: 30_000 }).toBe(0)
  expect(source.loads).toBe(DEALERS)
  expect(source.most).toBeLessThanOrEqual(ASKED_AT_ONCE + REST_AT_ONCE)
  expect(replaced.sort()).toEqual([...slugs].sort())
  expect(await readNames()).toEqual(['second'])
})

test('a dealer’s own publish is read before what changed for everybody, and waited for', async () => {
  const { source, index } = await openCrowd(FEWER)
  source.name = 'second'
  source.follower?.event(PLATFORM)
  await expect.poll(() => source.running, { timeout: 10_000, interval: 1 }).toBe(REST_AT_ONCE)
  source.follower?.event({
    documentId: 'page-1',
    before: null,
    after: { _type: 'page', tenant: { _ref: 'tenant-d199' } },
  })
  expect((await index.findBundle('d199'))?.value.tenant.name).toBe('second')
  expect(index.waiting).toBeGreaterThan(FEWER / 2)
})

test('several platform documents that are published one after the other are read together', async () => {
  const { source, index } = await openCrowd(FEWER)
  for (let number = 0; number < 20; number += 1) source.follower?.event(PLATFORM)
  await expect.poll(() => index.waiting, { timeout: 30_000 }).toBe(0)
  expect(source.loads).toBe(FEWER)
})

test('what looks at each dealer after a change shares the reading of it', async () => {
  const { slugs, source, index } = await openCrowd(FEWER)
  source.follower?.event(PLATFORM)
  for (const slug of slugs.slice(0, 100)) await index.readBundle(slug)
  await expect.poll(() => index.waiting, { timeout: 30_000 }).toBe(0)
  expect(source.loads).toBe(FEWER)
  expect(source.most).toBeLessThanOrEqual(REST_AT_ONCE)
})
