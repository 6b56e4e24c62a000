import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLakeClient } from '../../../tenants/seed/lake-client.ts'
import { type SpawnedLake, spawnLake } from '../../../tenants/testing/spawned-lake.ts'
import { describeUndo, listEarlierPublishes, readUndo } from './publish-history.ts'
import {
  CampaignRefusal,
  publishCampaign,
  readCampaign,
  removePreview,
  undoPublish,
  writePreview,
} from './write-campaign.ts'

const ID = 'spring'
const OFFER = `offer-campaign-${ID}`
const TILE = `promoTile-campaign-${ID}-t1`
const SITES = ['coast', 'inland'].map((slug) => ({
  id: `tenant-${slug}`,
  slug,
  timeZone: 'Australia/Sydney',
}))
const nobody: ReadonlySet<string> = new Set()
const fine = async () => []

let lake: SpawnedLake
let client: SanityClient
beforeAll(async () => {
  lake = await spawnLake()
  client = createLakeClient(lake.lake)
  for (const { id, slug } of SITES) {
    await client.create({ _id: id, _type: 'tenant', name: slug, slug: { current: slug } })
  }
}, 60_000)
afterAll(() => lake?.end())

const everything = () => client.fetch<Record<string, unknown>[]>('*[_type != "tenant"] | order(_id asc)')
const idsNow = () =>
  client.fetch<string[]>('*[_type in ["offer", "promoTile"] && campaign == $id]._id | order(_id asc)', {
    id: ID,
  })
const headlineAt = (slug: string) =>
  client.fetch<string | null>('*[_id == $id][0].headline', { id: `${TILE}-${slug}` })
const draft = (headline: string) => ({
  _id: `drafts.${ID}`,
  _type: 'campaign',
  name: 'Spring',
  start: '2026-09-01T00:00',
  sites: SITES.map(({ id }) => ({ _type: 'reference', _key: id, _ref: id })),
  tiles: [{ _type: 'campaignTile', _key: 't1', headline, leadsToOffer: true }],
  offer: { name: 'Free servicing' },
  overrides: [
    {
      _type: 'campaignOverride',
      _key: 'o1',
      part: 't1',
      text: 'Inland only',
      site: { _type: 'reference', _ref: 'tenant-inland' },
    },
  ],
})
const publish = (request: Partial<Parameters<typeof publishCampaign>[1]> = {}) =>
  publishCampaign(client, { id: ID, sites: SITES, heldBack: nobody, check: fine, ...request })
const findRefusal = (write: Promise<void>) =>
  write.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CampaignRefusal) return error
      throw error
    },
  )

beforeEach(async () => {
  await client.delete({ query: '*[_type != "tenant"]' })
  await client.create(draft('Spring service'))
})

describe('publishing a campaign', () => {
  it('writes its parts on every site and the campaign, and takes its draft away', async () => {
    await publish()
    expect(await idsNow()).toEqual(
      [OFFER, TILE].flatMap((part) => [`${part}-coast`, `${part}-inland`]).toSorted(),
    )
    expect([await headlineAt('coast'), await headlineAt('inland')]).toEqual(['Spring service', 'Inland only'])
    const { draft: left, published, existing } = await readCampaign(client, ID)
    expect(left).toBeNull()
    expect(new Set([published, ...existing].map((one) => one?._rev)).size).toBe(1)
  })

  it('leaves a site that is held back as it is', async () => {
    await publish({ heldBack: new Set(['tenant-inland']) })
    expect(await idsNow()).toEqual([`${OFFER}-coast`, `${TILE}-coast`])
  })

  it('writes nothing when a rule stops one part', async () => {
    const before = await everything()
    const refusal = await findRefusal(
      publish({
        check: async () => [
          { site: 'tenant-coast', part: 't1', level: 'stops', text: 'The link leads nowhere.' },
        ],
      }),
    )
    expect(refusal?.message).toContain('The link leads nowhere.')
    expect(await everything()).toEqual(before)
  })

  it('writes nothing when somebody changes a part between reading and writing', async () => {
    await publish()
    await client.create(draft('Spring service, again'))
    const refusal = await findRefusal(
      publish({
        check: async () => {
          await client.patch(`${TILE}-coast`).set({ headline: 'By hand' }).commit()
          return []
        },
      }),
    )
    expect(refusal?.message).toContain('Someone else just changed')
    expect([await headlineAt('coast'), await headlineAt('inland')]).toEqual(['By hand', 'Inland only'])
    expect((await readCampaign(client, ID)).draft).not.toBeNull()
  })
})

describe('undoing a publish', () => {
  it('of the first one takes everything off the sites, and the campaign stays as a draft', async () => {
    await publish()
    await undoPublish(client, ID)
    expect(await idsNow()).toEqual([])
    const { draft: left, published } = await readCampaign(client, ID)
    expect(published).toBeNull()
    expect(left?.tiles?.[0]?.headline).toBe('Spring service')
  })

  it('of a later one puts back what it replaced', async () => {
    await publish()
    await client.create(draft('Spring service, again'))
    await publish()
    expect(await headlineAt('coast')).toBe('Spring service, again')
    await undoPublish(client, ID)
    expect(await headlineAt('coast')).toBe('Spring service')
    const { draft: left, published } = await readCampaign(client, ID)
    expect(published?.tiles?.[0]?.headline).toBe('Spring service')
    expect(left?.tiles?.[0]?.headline).toBe('Spring service, again')
  })

  it('brings back a part that the publish took away', async () => {
    await publish()
    await client.create({ ...draft('Spring service'), tiles: [] })
    await publish()
    expect(await idsNow()).toEqual([`${OFFER}-coast`, `${OFFER}-inland`])
    await undoPublish(client, ID)
    expect(await headlineAt('coast')).toBe('Spring service')
  })

  it('goes back publish by publish, also where one held a site back', async () => {
    await publish()
    await client.create(draft('Spring service, again'))
    await publish({ heldBack: new Set(['tenant-inland']) })
    await client.create(draft('Spring service, at last'))
    await publish()
    const source = await readUndo(client, ID)
    if (!source) throw new Error('There is no publish to undo.')
    expect(await listEarlierPublishes(client, source)).toHaveLength(2)
    expect(describeUndo(source)).toContainEqual({
      id: `${TILE}-coast`,
      site: 'tenant-coast',
      effect: 'is as before',
      what: 'The tile “Spring service, at last”',
    })
    await undoPublish(client, ID)
    expect(await headlineAt('coast')).toBe('Spring service, again')
    await undoPublish(client, ID)
    expect([await headlineAt('coast'), await headlineAt('inland')]).toEqual(['Spring service', 'Inland only'])
    await undoPublish(client, ID)
    expect(await idsNow()).toEqual([])
  })

  it.each([
    ['changed', () => client.patch(`${TILE}-coast`).set({ headline: 'By hand' }).commit()],
    ['deleted', () => client.delete(`${TILE}-coast`)],
    ['draft', () => client.create({ _id: `drafts.${TILE}-coast`, _type: 'promoTile', campaign: ID })],
  ])('writes nothing when a part is %s by hand since', async (reason, byHand) => {
    await publish()
    await byHand()
    const before = await everything()
    const refusal = await findRefusal(undoPublish(client, ID))
    expect(refusal?.obstacles).toEqual([{ id: `${TILE}-coast`, reason }])
    expect(await everything()).toEqual(before)
  })

  it('is refused when there is no publish', async () => {
    expect((await findRefusal(undoPublish(client, ID)))?.message).toBe('There is no publish to undo.')
  })
})

describe('previewing a campaign', () => {
  it('makes drafts on every site, which a publish or their removal takes away', async () => {
    await writePreview(client, { id: ID, sites: SITES })
    expect(await headlineAt('coast')).toBeNull()
    expect(await idsNow()).toHaveLength(4)
    await removePreview(client, ID)
    expect(await idsNow()).toEqual([])
    await writePreview(client, { id: ID, sites: SITES })
    await publish()
    expect((await idsNow()).filter((id) => id.startsWith('drafts.'))).toEqual([])
  })

  it('leaves a draft that somebody has changed since', async () => {
    await writePreview(client, { id: ID, sites: SITES })
    await client.patch(`drafts.${TILE}-coast`).set({ headline: 'By hand' }).commit()
    await writePreview(client, { id: ID, sites: SITES })
    await removePreview(client, ID)
    const left = await client.getDocument(`drafts.${TILE}-coast`)
    expect(left).toMatchObject({ headline: 'By hand' })
    expect(await idsNow()).toEqual([`drafts.${TILE}-coast`])
  })
})
