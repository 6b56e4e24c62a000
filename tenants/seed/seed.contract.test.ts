import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from '../src/index.ts'
import { readBundle } from '../testing/read-bundle.ts'
import { type SpawnedLake, spawnLake } from '../testing/spawned-lake.ts'
import { createLakeClient } from './lake-client.ts'
import { seedContent } from './seed-content.ts'
import { listSeedDocuments } from './seed-plan.ts'

const SEED_DATE = '2026-11-21'
const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
const all = listSeedDocuments(listPlatformDocuments(SEED_DATE), DEALERS, SEED_DATE)

/** The content seeded by an earlier version: two dealers, the models that they name and no lists of features. */
const FIRST_DEALERS = DEALERS.filter(({ slug }) => ['quayside', 'brisbane-mg'].includes(slug))
const FIRST_CONTENT = JSON.stringify(FIRST_DEALERS.flatMap((dealer) => dealer.documents(SEED_DATE)))
const earlier: SeedDocument[] = listSeedDocuments(
  [
    ...listPlatformDocuments(SEED_DATE).filter(
      ({ _id, _type }) =>
        _type === 'manufacturer' || (_type === 'model' && FIRST_CONTENT.includes(`"_ref":"${_id}"`)),
    ),
    { _id: 'platformSettings', _type: 'platformSettings', flagRules: [], financeHiddenDealerships: [] },
  ],
  FIRST_DEALERS,
  SEED_DATE,
)
const NEW_SLUGS = DEALERS.map(({ slug }) => slug).filter(
  (slug) => !FIRST_DEALERS.some((dealer) => dealer.slug === slug),
)

const revisions = (client: SanityClient) =>
  client.fetch<string[]>('*[!(_type match "system.**")] | order(_id asc){"at": _id + " " + _rev}.at')

describe('seeding a real lake', () => {
  let started: SpawnedLake
  let client: SanityClient
  beforeAll(async () => {
    started = await spawnLake()
    client = createLakeClient(started.lake)
    await seedContent(client, { documents: earlier, pictures }, false)
  }, 60_000)
  afterAll(() => started?.end())

  it('of an earlier version gets the new dealers and keeps the changes of staff', async () => {
    await client.patch('tenant-quayside').set({ name: 'Quayside, renamed' }).commit()
    await client
      .patch('platformSettings')
      .set({ financeHiddenDealerships: ['quayside-brookvale'] })
      .commit()
    await client.delete('offer-quayside-winter-tyre-check')
    await client.delete('manufacturer-yamaha')
    await client.delete('manufacturer-zeekr')
    const edited = await client.getDocument('tenant-quayside')

    const result = await seedContent(client, { documents: all, pictures }, false)

    expect(result.written).toBe(all.length - earlier.length + 1)
    expect(await client.getDocument('tenant-quayside')).toEqual(edited)
    expect(await client.getDocument('offer-quayside-winter-tyre-check')).toBeUndefined()
    expect(await client.getDocument('manufacturer-zeekr')).toBeUndefined()
    // A new dealer sells it, so that it has to come back.
    expect(await client.getDocument('manufacturer-yamaha')).toMatchObject({ name: 'Yamaha' })
    expect(await client.getDocument('platformSettings')).toMatchObject({
      flagRules: [],
      financeHiddenDealerships: ['quayside-brookvale'],
    })
  }, 60_000)

  it.each(NEW_SLUGS)('gives %s a site that reads without a warning, pictures and all', async (slug) => {
    const { bundle, warnings } = await readBundle(client, slug)
    expect(warnings).toEqual([])
    const dealer = DEALERS.find((one) => one.slug === slug)
    expect(bundle?.tenant.template).toBe(dealer?.template)
    expect(bundle?.locations.length).toBeGreaterThanOrEqual(3)
    const withPicture = bundle?.offers.filter(({ image }) => image !== null) ?? []
    expect(withPicture.length > 0).toBe((dealer?.pictures.length ?? 0) > 0)
  })

  it('writes nothing the next time: no revision changes', async () => {
    const before = await revisions(client)
    const result = await seedContent(client, { documents: all, pictures }, false)
    expect(result).toEqual({ written: 0, uploaded: 0, total: all.length })
    expect(await revisions(client)).toEqual(before)
  })
})
