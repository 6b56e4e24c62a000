import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from '../src/index.ts'
import { readBundle } from '../testing/read-bundle.ts'
import { type SpawnedLake, spawnLake } from '../testing/spawned-lake.ts'
import { createLakeClient } from './lake-client.ts'
import { migrateOrderRanks, restoreOrderNumbers } from './migrate-order-ranks.ts'
import { seedContent } from './seed-content.ts'
import { listSeedDocuments } from './seed-plan.ts'

const DATE = '2026-11-21'
const RANKED = ['location', 'offer', 'model']
const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
const documents = listSeedDocuments(listPlatformDocuments(DATE), DEALERS, DATE)

/** The demo content with numbers for ranks, as an older version stored it. */
function oldForm(): SeedDocument[] {
  const ranks = documents.map(({ orderRank }) => String(orderRank ?? '')).filter(Boolean)
  const order = [...new Set(ranks)].sort()
  return documents.map((document) =>
    'orderRank' in document
      ? { ...document, orderRank: order.indexOf(String(document.orderRank)) + 1 }
      : document,
  )
}

describe('content whose order is a number', () => {
  let started: SpawnedLake
  let client: SanityClient
  let before: unknown

  const readOrder = () =>
    Promise.all(
      DEALERS.map(async ({ slug }) => {
        const { bundle } = await readBundle(client, slug)
        return [bundle?.locations, bundle?.offers, bundle?.models].map((list) => list?.map(({ id }) => id))
      }),
    )
  const getRank = (id: string) => client.fetch<unknown>('*[_id == $id][0].orderRank', { id })

  beforeAll(async () => {
    started = await spawnLake()
    client = createLakeClient(started.lake)
    await seedContent(client, { documents: oldForm(), pictures }, false)
    const location = await client.fetch<SeedDocument>('*[_type == "location"][0]')
    await client.create({ ...location, _id: `drafts.${location._id}`, name: 'Renamed in a draft' })
    await client.create({ _id: 'drafts.offer-new', _type: 'offer', name: 'Never published' })
    before = await readOrder()
  }, 60_000)
  afterAll(() => started?.end())

  it('is ranked, drafts too, and sites show the same order', async () => {
    const changed = await migrateOrderRanks(client)
    expect(changed).toHaveLength(documents.filter(({ _type }) => RANKED.includes(_type)).length + 2)
    expect(
      await client.fetch('count(*[_type in $types && !string::startsWith(orderRank, "0|")])', {
        types: RANKED,
      }),
    ).toBe(0)
    expect(await readOrder()).toEqual(before)
  })

  it('gives a draft the rank of its published document, and a document without a number the last', async () => {
    const draft = await client.fetch<string>('*[_type == "location" && _id in path("drafts.**")][0]._id')
    expect(await getRank(draft)).toBe(await getRank(draft.replace('drafts.', '')))
    const last = '*[_type == "offer"] | order(orderRank desc)[0]._id'
    expect(await client.fetch(last)).toBe('drafts.offer-new')
  })

  it('is not changed by a second start, and a document without a rank joins at the end', async () => {
    expect(await migrateOrderRanks(client)).toEqual([])
    await client.create({ _id: 'offer-by-a-script', _type: 'offer', name: 'A' })
    expect(await migrateOrderRanks(client)).toEqual(['offer-by-a-script'])
    expect(await client.fetch('*[_type == "offer"] | order(orderRank desc)[0]._id')).toBe('offer-by-a-script')
    await client.delete('offer-by-a-script')
  })

  it('gets numbers back for an older version, in the same order', async () => {
    await restoreOrderNumbers(client)
    expect(await readOrder()).toEqual(before)
    expect(typeof (await getRank('drafts.offer-new'))).toBe('number')
    const ranks = 'count(*[_type in $types && orderRank match "*"])'
    expect(await client.fetch(ranks, { types: RANKED })).toBe(0)
  })
})
