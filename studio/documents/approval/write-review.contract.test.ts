// Asking, sending back and approving, as the Studio writes them and with the rights of each, against a lake of its own.
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLakeClient } from '../../../tenants/seed/lake-client.ts'
import { putRoles } from '../../../tenants/seed/put-roles.ts'
import { signIn } from '../../../tenants/testing/sign-in.ts'
import { type SpawnedLake, spawnLake } from '../../../tenants/testing/spawned-lake.ts'
import type { EditedOffer } from './edited-offer.ts'
import { approve, askManager, sendBack } from './write-review.ts'

const DRAFT = 'drafts.offer-loan'
const tenant = { _type: 'reference', _ref: 'tenant-ours' }
let spawned: SpawnedLake
let seeds: SanityClient
let editor: SanityClient
let manager: SanityClient

beforeAll(async () => {
  spawned = await spawnLake()
  seeds = createLakeClient(spawned.lake)
  await seeds.create({ _id: 'tenant-ours', _type: 'tenant', slug: { current: 'ours' }, name: 'Ours' })
  await seeds.create({ _id: 'siteSettings-ours', _type: 'siteSettings', tenant, financeNeedsManager: true })
  const { apiHost = '', token } = spawned.lake
  for (const kind of ['editor', 'manager'])
    await fetch(`${apiHost}/local/users/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: kind, email: `${kind}@ours.example`, roles: [`${kind}-ours`] }),
    })
  await putRoles(apiHost, token, seeds)
  editor = createLakeClient({ ...spawned.lake, token: await signIn(apiHost, 'editor') })
  manager = createLakeClient({ ...spawned.lake, token: await signIn(apiHost, 'manager') })
}, 60_000)
afterAll(() => spawned?.end())

beforeEach(async () => {
  await seeds.delete({ query: '*[_type in ["offer", "offerReview"]]' })
  await editor.create({
    _id: DRAFT,
    _type: 'offer',
    name: 'A low rate',
    category: 'Finance offer',
    interestRate: 5.99,
    sites: [{ ...tenant, _key: 'ours' }],
  })
})

const readDraft = async () => (await seeds.getDocument(DRAFT)) as unknown as EditedOffer
const person = (id: string) => ({ id, name: id })
const said = () =>
  seeds.fetch<object[]>('*[_type == "offerReview"] | order(_updatedAt asc){said, by, note, revision, text}')

describe('the approval of a finance offer', () => {
  it('is asked, sent back, asked again and given, each with name, note and text', async () => {
    await askManager(editor, {
      draft: await readDraft(),
      note: ' For Saturday. ',
      reviewer: person('editor'),
    })
    await sendBack(manager, { draft: await readDraft(), note: 'Say metallic.', reviewer: person('manager') })
    await editor.patch(DRAFT).set({ name: 'A low rate, metallic' }).commit()
    await askManager(editor, { draft: await readDraft(), note: '', reviewer: person('editor') })
    const draft = await readDraft()
    await approve(manager, { draft, published: null, note: '', reviewer: person('manager') })
    expect(await said()).toMatchObject([
      { said: 'asked', by: 'editor', note: 'For Saturday.' },
      { said: 'sentBack', by: 'manager', note: 'Say metallic.' },
      { said: 'asked', by: 'editor' },
      { said: 'approved', by: 'manager', revision: draft._rev, text: expect.stringContaining('metallic') },
    ])
    expect(await seeds.getDocument('offer-loan')).toMatchObject({ name: 'A low rate, metallic' })
    expect(await seeds.getDocument(DRAFT)).toBeUndefined()
  })

  it('is of the text that was looked at: changed meanwhile, nothing is written', async () => {
    const draft = await readDraft()
    await editor.patch(DRAFT).set({ interestRate: 0.1 }).commit()
    await expect(
      approve(manager, { draft, published: null, note: '', reviewer: person('manager') }),
    ).rejects.toThrow('Someone changed it just now')
    expect(await said()).toEqual([])
    expect(await seeds.getDocument('offer-loan')).toBeUndefined()
  })

  it('is not an editor’s to give, and writes nothing then', async () => {
    const request = { draft: await readDraft(), published: null, note: '', reviewer: person('editor') }
    await expect(approve(editor, request)).rejects.toThrow('You can’t do this')
    expect(await said()).toEqual([])
  })

  it('of an offer that is on the site keeps when that was made', async () => {
    const first = await readDraft()
    await approve(manager, { draft: first, published: null, note: '', reviewer: person('manager') })
    const published = (await seeds.getDocument('offer-loan')) as unknown as EditedOffer
    await editor.create({ ...published, _id: DRAFT, name: 'A lower rate' })
    await approve(manager, { draft: await readDraft(), published, note: '', reviewer: person('manager') })
    expect(await seeds.getDocument('offer-loan')).toMatchObject({
      name: 'A lower rate',
      _createdAt: published._createdAt,
    })
  })
})
