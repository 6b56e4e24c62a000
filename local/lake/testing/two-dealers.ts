// Two dealers and their staff, for the tests of tenant isolation.
import type { SanityClient } from '@sanity/client'
import { expect } from 'vitest'
import { ask, startTestLake, type TestLake, WRITE_TOKEN } from './test-lake.ts'

/** A staff role with grants in the form of the dealers' roles. */
function buildRole(kind: 'editor' | 'viewer', ...sites: string[]) {
  const ids = JSON.stringify(sites.map((slug) => `tenant-${slug}`))
  const forms = JSON.stringify(sites.flatMap((slug) => [`tenant-${slug}`, `drafts.tenant-${slug}`]))
  const own = `_type in ["tenant", "location", "page"] && (tenant._ref in ${ids} || _id in ${forms})`
  const shown = `_type in ["offer"] && count(sites[_ref in ${ids}]) > 0`
  const platform = '_type in ["platformSettings"]'
  const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
  const used = `count(*[references(^._id) && ((${own}) || (${shown}) || (${platform}))]) > 0`
  const secret = '_type == "sanity.previewUrlSecret"'
  const reading = [own, shown, platform, `${assets} && ${used}`, 'string::startsWith(_type, "system.")']
  const writing = [
    `_type in ["location", "page"] && tenant._ref in ${ids}`,
    `${shown} && count(sites[!(_ref in ${ids})]) == 0`,
  ]
  const grant = (filter: string, ...permissions: string[]) => ({ filter, permissions })
  return {
    name: `${kind}-${sites.join('--')}`,
    title: `${kind} of ${sites.join(' and ')}`,
    sites,
    grants: [
      ...reading.map((filter) => grant(filter, 'read', 'history')),
      grant(`${secret} && userId == identity()`, 'read', 'history'),
      ...(kind === 'viewer'
        ? []
        : [
            ...writing.map((filter) => grant(filter, 'create', 'update', 'editHistory')),
            grant(assets, 'create'),
            grant(`${secret} && (!defined(userId) || userId == identity())`, 'create', 'update'),
          ]),
    ],
  }
}

export const ROLES = [
  buildRole('editor', 'a'),
  buildRole('editor', 'b'),
  buildRole('editor', 'a', 'b'),
  buildRole('viewer', 'a'),
]
export const ref = (_ref: string) => ({ _type: 'reference', _ref })
export const at = (slug: string) => ({ tenant: ref(`tenant-${slug}`) })
export const on = (...slugs: string[]) => ({
  sites: slugs.map((slug) => ({ ...ref(`tenant-${slug}`), _key: slug })),
})
/** Two dealers, the documents of each, those shared by both, global ones; and a draft of each dealer's first. */
export const DOCUMENTS = [
  { _id: 'tenant-a', _type: 'tenant', name: 'A' },
  { _id: 'tenant-b', _type: 'tenant', name: 'B' },
  { _id: 'drafts.tenant-b', _type: 'tenant', name: 'B soon' },
  { _id: 'page-a', _type: 'page', title: 'Of A', ...at('a') },
  { _id: 'page-b', _type: 'page', title: 'Of B', ...at('b') },
  { _id: 'drafts.page-a', _type: 'page', title: 'Of A soon', ...at('a') },
  { _id: 'drafts.page-b', _type: 'page', title: 'Of B soon', ...at('b') },
  { _id: 'drafts.new-b', _type: 'page', title: 'Not yet', ...at('b') },
  { _id: 'versions.r1.page-b', _type: 'page', title: 'Of B later', ...at('b') },
  { _id: 'offer-a', _type: 'offer', ...on('a') },
  { _id: 'offer-b', _type: 'offer', ...on('b') },
  { _id: 'offer-both', _type: 'offer', title: 'Shared', ...on('a', 'b') },
  { _id: 'drafts.offer-b', _type: 'offer', ...on('b') },
  { _id: 'platform', _type: 'platformSettings', word: 'all' },
  { _id: 'stray', _type: 'unlisted', n: 1 },
]

/** A lake with those documents and roles, its administrator, and the signed-in editor of dealer `a`. */
export async function startTwoDealers() {
  const lake = await startTestLake()
  const admin = lake.client({ perspective: 'raw' })
  await put(lake, '/local/roles', ROLES)
  const editor = await connectClient(lake, 'ann', 'editor-a')
  const seeding = admin.transaction()
  for (const document of DOCUMENTS) seeding.create<Record<string, unknown>>(document)
  await seeding.commit()
  return { lake, admin, editor }
}

/** Writes to the lake's local endpoints, as an administrator. */
export const put = (lake: TestLake, path: string, body: unknown) =>
  ask(lake, path, { method: 'PUT', token: WRITE_TOKEN, body: JSON.stringify(body) })

/** Creates a user and signs in by the sign-in page. */
export async function connectClient(lake: TestLake, id: string, ...roles: string[]): Promise<SanityClient> {
  const person = { name: id, email: `${id}@forecourt.example`, roles }
  expect((await put(lake, `/local/users/${id}`, person)).status).toBe(200)
  const body = new URLSearchParams({ origin: `${lake.url}/`, user: id })
  const signedIn = await ask(lake, '/auth/login/forecourt', { method: 'POST', body })
  const sid = signedIn.headers.get('location')?.split('#sid=')[1]
  const { token } = (await ask(lake, `/v1/auth/fetch?sid=${sid}`)).json()
  return lake.client({ token, perspective: 'raw' })
}

export const readToken = (client: SanityClient) => client.config().token ?? ''

/** Expects a write to be refused for lack of permission. */
export const refused = (write: Promise<unknown>) => expect(write).rejects.toMatchObject({ statusCode: 403 })
