import { joinSettings } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from '../src/index.ts'
import { readBundle } from '../testing/read-bundle.ts'
import { type SpawnedLake, spawnLake } from '../testing/spawned-lake.ts'
import { createLakeClient } from './lake-client.ts'
import { joinBackSettings, migrateSettings } from './migrate-settings.ts'
import { seedContent } from './seed-content.ts'
import { listSeedDocuments } from './seed-plan.ts'

const DATE = '2026-11-21'
const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
const documents = listSeedDocuments(listPlatformDocuments(DATE), DEALERS, DATE)
const BANNER = 'Stocktake sale: demonstrators marked down'
const SLUGS = DEALERS.map(({ slug }) => slug)

/** The demo content in the form that it had before `siteSettings` was a document of its own. */
function oldForm(): SeedDocument[] {
  const own = new Map(documents.filter(({ _type }) => _type === 'siteSettings').map((one) => [one._id, one]))
  return documents.flatMap((document): SeedDocument[] => {
    if (document._type === 'siteSettings') return []
    if (document._type === 'page') {
      const { scrollingBanner: _moved, ...page } = document
      return [page as SeedDocument]
    }
    if (document._type !== 'tenant') return [document]
    const {
      _id,
      _type,
      tenant: _site,
      ...settings
    } = own.get(document._id.replace(/^tenant/, 'siteSettings')) ?? {
      _id: '',
      _type: '',
    }
    const banner = document._id === 'tenant-quayside' ? BANNER : ''
    return [joinSettings(document, settings, banner) as SeedDocument]
  })
}

const strip = (document: Record<string, unknown>) => {
  const { _rev, _updatedAt, _createdAt, ...fields } = document
  return fields
}
const tenants = async (client: SanityClient) =>
  (await client.fetch<Record<string, unknown>[]>('*[_type == "tenant"] | order(_id asc)')).map(strip)
const listSettings = (client: SanityClient, id: string) => client.getDocument<Record<string, unknown>>(id)

describe('content of the old form', () => {
  let spawned: SpawnedLake
  let client: SanityClient
  let before: unknown[]
  let bundles: unknown[]
  const readAll = () =>
    Promise.all(
      SLUGS.map(async (slug) => {
        const { bundle, warnings } = await readBundle(client, slug)
        expect(warnings).toEqual([])
        return { ...bundle, pages: undefined }
      }),
    )

  beforeAll(async () => {
    spawned = await spawnLake()
    client = createLakeClient(spawned.lake)
    await seedContent(client, { documents: oldForm(), pictures }, false)
    const draft = await client.getDocument('tenant-quayside')
    await client.create({
      ...draft,
      _id: 'drafts.tenant-quayside',
      email: 'soon@quayside.example',
    } as SeedDocument)
    before = await tenants(client)
    bundles = await readAll()
  }, 60_000)
  afterAll(() => spawned?.end())

  it('is read by the site before it is migrated', () => {
    expect(bundles).toHaveLength(SLUGS.length)
    expect(bundles[0]).toMatchObject({ tenant: { texts: { tagline: expect.stringMatching(/./) } } })
  })

  it('is split, drafts too, into documents from which the site reads the same', async () => {
    expect(await migrateSettings(client)).toHaveLength(SLUGS.length + 1)
    expect(await readAll()).toEqual(bundles)
    expect(await listSettings(client, 'siteSettings-quayside')).toMatchObject({
      email: 'hello@quayside.example',
    })
    expect(await listSettings(client, 'drafts.siteSettings-quayside')).toMatchObject({
      email: 'soon@quayside.example',
      tenant: { _ref: 'tenant-quayside' },
    })
    expect(await client.getDocument('tenant-quayside')).not.toHaveProperty('email')
    const front =
      '*[_type == "page" && slug.current == "home" && tenant._ref == "tenant-quayside"][0].scrollingBanner'
    expect(await client.fetch(front)).toBe(BANNER)
  })

  it('gives a flag that became the dealer’s later to its settings and their draft, and to no new document', async () => {
    const before = await client.fetch<string[]>('*[_type == "siteSettings"]._id')
    const set = { 'flags.salesCounter': true }
    await client.patch('tenant-quayside').set(set).commit()
    expect(await migrateSettings(client)).toEqual(['tenant-quayside'])
    for (const id of ['siteSettings-quayside', 'drafts.siteSettings-quayside']) {
      expect(await listSettings(client, id)).toMatchObject({
        flags: { _type: 'siteFlags', salesCounter: true },
      })
    }
    expect(await client.getDocument('tenant-quayside')).not.toHaveProperty('flags.salesCounter')
    expect(await client.fetch('*[_type == "siteSettings"]._id')).toEqual(before)
    for (const id of ['siteSettings-quayside', 'drafts.siteSettings-quayside']) {
      await client.patch(id).unset(['flags.salesCounter']).commit()
    }
  })

  it('is not split twice', async () => {
    const revisions = () => client.fetch<string[]>('*[_type in ["tenant", "siteSettings"]]._rev')
    const once = await revisions()
    expect(await migrateSettings(client)).toEqual([])
    expect(await revisions()).toEqual(once)
  })

  it('is joined again for an older version, without a difference', async () => {
    await joinBackSettings(client)
    expect(await tenants(client)).toEqual(before)
    expect(await client.fetch('count(*[_type == "siteSettings"])')).toBe(0)
  })

  it('stays deleted with its dealer when the new documents are seeded', async () => {
    const ids = await client.fetch<string[]>(
      '*[references("tenant-redgum") && tenant._ref == "tenant-redgum"]._id',
    )
    const transaction = client.transaction()
    for (const id of ids) transaction.delete(id)
    await client.delete({ query: '*[_type in ["offer", "promoTile"] && references("tenant-redgum")]' })
    await transaction.delete('tenant-redgum').commit()
    await migrateSettings(client)
    await seedContent(client, { documents, pictures }, false)
    expect(await client.getDocument('tenant-redgum')).toBeUndefined()
    expect(await client.getDocument('siteSettings-redgum')).toBeUndefined()
  })
})
