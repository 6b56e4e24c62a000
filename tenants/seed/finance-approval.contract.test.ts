// Every way round “Finance offers need a manager”: the lake refuses it, whatever the Studio shows.
import type { Action, SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealerDocuments } from '../src/dealer-documents.ts'
import { signIn } from '../testing/sign-in.ts'
import { type SpawnedLake, spawnLake } from '../testing/spawned-lake.ts'
import { putDemoPeople } from './demo-people.ts'
import { createLakeClient } from './lake-client.ts'
import { putRoles } from './put-roles.ts'

const PEOPLE = [
  ['editor', 'editor-ours'],
  ['manager', 'manager-ours'],
  ['marketer', 'marketer-ours'],
  ['stranger', 'manager-theirs'],
  ['both', 'editor-ours', 'manager-theirs'],
  ['admin', 'administrator'],
] as const

const make = dealerDocuments('ours')
const site = (slug: string) => ({ _key: slug, _type: 'reference', _ref: `tenant-${slug}` })
const LOAN = { category: 'Finance offer', interestRate: 5.99, comparisonRate: 6.54 }
const FINANCE = make.offer('loan', { name: 'A low rate', ...LOAN })
const PLAIN = make.offer('sale', { name: 'A sale', category: 'New car offer' })
const SETTINGS = make.siteSettings({ name: 'Ours' })
const tenantOf = (slug: string) => ({
  _id: `tenant-${slug}`,
  _type: 'tenant',
  slug: { current: slug },
  name: slug,
})

let spawned: SpawnedLake
let seeds: SanityClient
const clients = new Map<string, SanityClient>()
const as = (person: (typeof PEOPLE)[number][0]) => clients.get(person) as SanityClient

beforeAll(async () => {
  spawned = await spawnLake()
  seeds = createLakeClient(spawned.lake)
  const { apiHost = '', token } = spawned.lake
  const theirs = dealerDocuments('theirs').siteSettings({ name: 'Theirs' })
  for (const document of [tenantOf('ours'), tenantOf('theirs'), SETTINGS, theirs])
    await seeds.createOrReplace<Record<string, unknown>>(document)
  await putDemoPeople(
    apiHost,
    token,
    PEOPLE.map(([id, ...roles]) => ({ id, name: id, email: `${id}@ours.example`, roles: [...roles] })),
  )
  await putRoles(apiHost, token, seeds)
  for (const [id] of PEOPLE)
    clients.set(id, createLakeClient({ ...spawned.lake, token: await signIn(apiHost, id) }))
}, 60_000)
afterAll(() => spawned?.end())

/** A finance offer and another one, both published, each with a draft; the dealer has chosen that a manager looks. */
beforeEach(async () => {
  await seeds.delete({ query: '*[_type in ["offer", "offerReview"]]' })
  await seeds.createOrReplace<Record<string, unknown>>({ ...SETTINGS, financeNeedsManager: true })
  for (const document of [FINANCE, PLAIN])
    for (const _id of [document._id, `drafts.${document._id}`])
      await seeds.create<Record<string, unknown>>({ ...document, _id })
})

const refused = (write: Promise<unknown>) => expect(write).rejects.toMatchObject({ statusCode: 403 })
const draftOf = ({ _id }: { _id: string }) => `drafts.${_id}`
const publishing = ({ _id }: { _id: string }): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: draftOf({ _id }),
  publishedId: _id,
})
const review = (by: string, said: string, more: object = {}) => ({
  _type: 'offerReview',
  offer: FINANCE._id,
  sites: [site('ours')],
  said,
  by,
  name: by,
  ...more,
})

describe('an editor where finance offers need a manager', () => {
  it('writes, makes and throws away drafts of them', async () => {
    await as('editor').patch(draftOf(FINANCE)).set({ name: 'Lower' }).commit()
    await as('editor').delete(draftOf(FINANCE))
    await as('editor').create<Record<string, unknown>>({ ...FINANCE, _id: 'drafts.offer-new' })
    await as('editor').action({
      actionType: 'sanity.action.document.edit',
      draftId: draftOf(FINANCE),
      publishedId: FINANCE._id,
      patch: { set: { name: 'Lower still' } },
    })
    expect(await seeds.getDocument(draftOf(FINANCE))).toMatchObject({ name: 'Lower still' })
  })

  it('publishes none by the publish action, also not behind an edit in the same transaction', async () => {
    await refused(as('editor').action(publishing(FINANCE)))
    await seeds.delete(FINANCE._id)
    await refused(as('editor').action(publishing(FINANCE)))
    const edit: Action = {
      actionType: 'sanity.action.document.edit',
      draftId: draftOf(PLAIN),
      publishedId: PLAIN._id,
      patch: { set: LOAN },
    }
    await refused(as('editor').action([edit, publishing(PLAIN)]))
  })

  it.each([
    [
      'creates the published one',
      (editor: SanityClient) => editor.create<Record<string, unknown>>({ ...FINANCE, _id: 'offer-new' }),
    ],
    [
      'creates it if it is not there',
      (editor: SanityClient) =>
        editor.createIfNotExists<Record<string, unknown>>({ ...FINANCE, _id: 'offer-new' }),
    ],
    [
      'patches the published one',
      (editor: SanityClient) => editor.patch(FINANCE._id).set({ interestRate: 1 }).commit(),
    ],
    [
      'replaces it',
      (editor: SanityClient) => editor.createOrReplace<Record<string, unknown>>({ ...FINANCE, name: 'Mine' }),
    ],
    [
      'replaces it by an offer without a loan',
      (editor: SanityClient) =>
        editor.createOrReplace<Record<string, unknown>>({ ...PLAIN, _id: FINANCE._id }),
    ],
    ['deletes it', (editor: SanityClient) => editor.delete(FINANCE._id)],
    [
      'deletes it by a query',
      (editor: SanityClient) => editor.delete({ query: `*[_id == "${FINANCE._id}"]` }),
    ],
    [
      'takes its kind away',
      (editor: SanityClient) =>
        editor
          .patch(FINANCE._id)
          .set({ category: 'New car offer' })
          .unset(['interestRate', 'comparisonRate'])
          .commit(),
    ],
    ['makes a published offer one', (editor: SanityClient) => editor.patch(PLAIN._id).set(LOAN).commit()],
    [
      'gives a published offer of another kind a rate',
      (editor: SanityClient) => editor.patch(PLAIN._id).set({ interestRate: 2 }).commit(),
    ],
    [
      'makes it in two steps of a transaction',
      (editor: SanityClient) =>
        editor
          .transaction()
          .create<Record<string, unknown>>({ ...PLAIN, _id: 'offer-two' })
          .patch('offer-two', (patch) => patch.set(LOAN))
          .commit(),
    ],
    [
      'makes a version of it',
      (editor: SanityClient) =>
        editor.create<Record<string, unknown>>({ ...FINANCE, _id: `versions.r1.${FINANCE._id}` }),
    ],
    [
      'switches the choice off',
      (editor: SanityClient) => editor.patch(SETTINGS._id).set({ financeNeedsManager: false }).commit(),
    ],
    [
      'switches it off in a draft',
      (editor: SanityClient) =>
        editor.create<Record<string, unknown>>({ ...SETTINGS, _id: draftOf(SETTINGS) }),
    ],
  ] as const)('%s: refused', async (_name, write) => {
    await refused(write(as('editor')))
  })

  it('creates the published one by no action', async () => {
    const actionType = 'sanity.action.document.create'
    const attributes = { ...FINANCE, _id: 'offer-new' }
    await refused(as('editor').action({ actionType, publishedId: 'offer-new', attributes, ifExists: 'fail' }))
    const document = { ...FINANCE, _id: `versions.r1.${FINANCE._id}` }
    await refused(
      as('editor').action({
        actionType: 'sanity.action.document.version.create',
        publishedId: FINANCE._id,
        document,
      }),
    )
  })

  it('takes it off the site by no action', async () => {
    await refused(
      as('editor').action({
        actionType: 'sanity.action.document.unpublish',
        draftId: draftOf(FINANCE),
        publishedId: FINANCE._id,
      }),
    )
    await refused(
      as('editor').action({
        actionType: 'sanity.action.document.delete',
        publishedId: FINANCE._id,
        includeDrafts: [draftOf(FINANCE)],
      }),
    )
  })

  it('publishes offers of other kinds as ever', async () => {
    await as('editor').patch(draftOf(PLAIN)).set({ name: 'Another sale' }).commit()
    await as('editor').action(publishing(PLAIN))
    expect(await seeds.getDocument(PLAIN._id)).toMatchObject({ name: 'Another sale' })
  })

  it('of a second dealer, where the person is a manager, is none here', async () => {
    await refused(as('both').action(publishing(FINANCE)))
    await refused(as('both').create(review('both', 'approved')))
  })

  it('publishes them once the dealer switches it off, and not by a draft of the settings', async () => {
    await seeds.create<Record<string, unknown>>({
      ...SETTINGS,
      _id: draftOf(SETTINGS),
      financeNeedsManager: false,
    })
    await refused(as('editor').action(publishing(FINANCE)))
    await seeds.delete(draftOf(SETTINGS))
    await as('manager').patch(SETTINGS._id).set({ financeNeedsManager: false }).commit()
    await as('editor').action(publishing(FINANCE))
  })
})

describe.each(['manager', 'marketer', 'admin'] as const)('a %s', (person) => {
  it('publishes a finance offer and says so in the own name, in one transaction', async () => {
    await as(person)
      .transaction()
      .create(review(person, 'approved'))
      .createOrReplace<Record<string, unknown>>({ ...FINANCE, name: 'Approved' })
      .delete(draftOf(FINANCE))
      .commit()
    expect(await seeds.getDocument(FINANCE._id)).toMatchObject({ name: 'Approved' })
  })
})

describe('what is said of an offer', () => {
  it('is asked by an editor in the own name alone, and approved or sent back by none', async () => {
    await as('editor').create(review('editor', 'asked'))
    await refused(as('editor').create(review('manager', 'asked')))
    await refused(as('editor').create(review('editor', 'approved')))
    await refused(as('editor').create(review('manager', 'approved')))
    await refused(as('editor').create(review('editor', 'sentBack')))
  })

  it('is approved by a manager of that site alone, in the own name', async () => {
    await as('manager').create(review('manager', 'approved'))
    await refused(as('manager').create(review('admin', 'approved')))
    await refused(as('stranger').create(review('stranger', 'approved')))
    await refused(
      as('manager').create(review('manager', 'approved', { sites: [site('ours'), site('theirs')] })),
    )
    await refused(as('stranger').action(publishing(FINANCE)))
  })

  it.each(['editor', 'manager', 'marketer'] as const)(
    'is neither changed nor deleted by a %s',
    async (person) => {
      const { _id } = await seeds.create(review('manager', 'sentBack'))
      await refused(as(person).patch(_id).set({ said: 'approved' }).commit())
      await refused(as(person).createOrReplace({ ...review(person, 'asked'), _id }))
      await refused(as(person).delete(_id))
      await refused(as(person).create({ ...review(person, 'asked'), _id: `drafts.${_id}` }))
    },
  )

  it('is read by the dealer’s own staff', async () => {
    await seeds.create(review('manager', 'sentBack'))
    const count = 'count(*[_type == "offerReview"])'
    expect(await as('editor').fetch(count)).toBe(1)
    expect(await as('stranger').fetch(count)).toBe(0)
  })
})
