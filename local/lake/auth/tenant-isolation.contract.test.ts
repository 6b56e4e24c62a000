import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

/** A role of a dealer's staff with grants of the form that dealers' roles have. */
function roleOf(kind: 'editor' | 'viewer', ...sites: string[]) {
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

const ROLES = [
  roleOf('editor', 'a'),
  roleOf('editor', 'b'),
  roleOf('editor', 'a', 'b'),
  roleOf('viewer', 'a'),
]
const ref = (_ref: string) => ({ _type: 'reference', _ref })
const at = (slug: string) => ({ tenant: ref(`tenant-${slug}`) })
const on = (...slugs: string[]) => ({
  sites: slugs.map((slug) => ({ ...ref(`tenant-${slug}`), _key: slug })),
})
/** Two dealers, what is each one's, what they share and what is everybody's; and a draft of each of the first. */
const DOCUMENTS = [
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
const READABLE = [...['drafts.page-a', 'offer-a', 'offer-both', 'page-a', 'platform', 'tenant-a']]
const FOREIGN = DOCUMENTS.map(({ _id }) => _id).filter((id) => !READABLE.includes(id))

let lake: TestLake
let admin: SanityClient
let editor: SanityClient

beforeEach(async () => {
  lake = await startTestLake()
  admin = lake.client({ perspective: 'raw' })
  await put('/local/roles', ROLES)
  editor = await clientOf('ann', 'editor-a')
  const seeding = admin.transaction()
  for (const document of DOCUMENTS) seeding.create<Record<string, unknown>>(document)
  await seeding.commit()
})

const put = (path: string, body: unknown) =>
  ask(lake, path, { method: 'PUT', token: WRITE_TOKEN, body: JSON.stringify(body) })

/** Somebody who signs in by the sign-in page. */
async function clientOf(id: string, ...roles: string[]): Promise<SanityClient> {
  const person = { name: id, email: `${id}@forecourt.example`, roles }
  expect((await put(`/local/users/${id}`, person)).status).toBe(200)
  const body = new URLSearchParams({ origin: `${lake.url}/`, user: id })
  const location = (await ask(lake, '/auth/login/forecourt', { method: 'POST', body })).headers.get(
    'location',
  )
  const { token } = (await ask(lake, `/v1/auth/fetch?sid=${location?.split('#sid=')[1]}`)).json()
  return lake.client({ token, perspective: 'raw' })
}
const tokenOf = (client: SanityClient) => client.config().token ?? ''
const refused = (write: Promise<unknown>) => expect(write).rejects.toMatchObject({ statusCode: 403 })
const ids = (client: SanityClient, query = '*[!(_type in path("system.**"))]._id') =>
  client.fetch<string[]>(query)

describe('a dealer’s editor reads', () => {
  test('the dealer’s documents, what is shown on its site and what is everybody’s, and nothing else', async () => {
    expect((await ids(editor, '*._id')).sort()).toEqual(READABLE.toSorted())
    expect(
      (await ids(editor.withConfig({ perspective: 'drafts' }), '*[_type == "page"]._id')).sort(),
    ).toEqual(['page-a'])
    expect(await editor.fetch('count(*[title match "soon"])')).toBe(1)
  })

  test('nothing of another dealer’s by reference, by subquery or by what refers to it', async () => {
    expect(await editor.fetch('*[_id == "offer-both"][0].sites[]->name')).toEqual(['A', null])
    expect(await editor.fetch('*[_id == "page-a"][0]{"other": *[_id == "page-b"][0].title}.other')).toBe(null)
    expect(await editor.fetch('count(*[references("tenant-b")])')).toBe(1)
    const path = '/v1/data/references/production/documents/tenant-b/to'
    expect((await ask(lake, path, { token: tokenOf(editor) })).json()).toMatchObject({ totalCount: 1 })
  })

  test('no document of another dealer by its id, in whatever form', async () => {
    for (const id of FOREIGN) expect(await editor.getDocument(id)).toBe(undefined)
    const path = '/v1/data/doc/production/page-b?includeAllVersions=true'
    const { documents, omitted } = (await ask(lake, path, { token: tokenOf(editor) })).json()
    expect([documents, omitted]).toEqual([[], [{ id: 'page-b', reason: 'permission' }]])
  })

  test('no history of another dealer’s, and not what else was written with its own', async () => {
    const read = async (path: string) =>
      (await ask(lake, `/v1/data/history/production${path}`, { token: tokenOf(editor) })).text
    expect(await read('/transactions/page-b,drafts.page-b?effectFormat=mendoza')).toBe('')
    expect(await read('/documents/page-b')).toBe('{"documents":[]}')
    expect(JSON.parse(await read('/events/documents/page-b'))).toMatchObject({ events: { 'page-b': [] } })
    const own = await read('/transactions/page-a')
    expect(own).toContain('"page-a"')
    expect(own).not.toContain('-b"')
  })

  test('no event of another dealer’s document', async () => {
    const seen: string[] = []
    const done = new Promise<void>((resolve, reject) => {
      editor.listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true }).subscribe({
        next: async (event) => {
          if (event.type === 'welcome') {
            await admin.patch('drafts.page-b').set({ title: 'Secret' }).commit()
            await admin.patch('page-b').set({ title: 'Secret' }).commit()
            await admin.patch('drafts.page-a').set({ title: 'Told' }).commit()
          } else if (event.type === 'mutation') {
            seen.push(event.documentId)
            if (event.documentId === 'drafts.page-a') resolve()
          }
        },
        error: reject,
      })
    })
    await done
    expect(seen).toEqual(['drafts.page-a'])
  })

  test('of a document that goes over to another dealer only that it has gone', async () => {
    const events: Record<string, unknown>[] = []
    const done = new Promise<void>((resolve, reject) => {
      const options = {
        includePreviousRevision: true,
        effectFormat: 'mendoza',
        includeAllVersions: true,
      } as const
      editor.listen('*', {}, { ...options, events: ['welcome', 'mutation'] }).subscribe({
        next: async (event) => {
          if (event.type === 'welcome') {
            await admin
              .patch('drafts.page-a')
              .set({ ...at('b'), title: 'Secret' })
              .commit()
            await admin.patch('page-a').set({ title: 'Told' }).commit()
          } else if (event.type === 'mutation') {
            events.push({ ...event })
            if (event.documentId === 'page-a') resolve()
          }
        },
        error: reject,
      })
    })
    await done
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['drafts.page-a', 'disappear'],
      ['page-a', 'update'],
    ])
    expect(JSON.stringify(events)).not.toContain('Secret')
    expect(JSON.stringify(events)).toContain('Told')
  })

  test('pictures that its own documents use, of those that were uploaded', async () => {
    const upload = async (words: string, document: string) => {
      const asset = await admin.assets.upload('file', Buffer.from(words), { filename: `${words}.txt` })
      const patch = { file: { _type: 'file', asset: ref(asset._id) } }
      await admin.patch(document).set(patch).commit()
      return asset._id
    }
    const [own, shared] = [await upload('own', 'page-a'), await upload('everybody', 'platform')]
    await upload('theirs', 'page-b')
    await upload('theirs soon', 'drafts.page-b')
    await admin.assets.upload('file', Buffer.from('nobody’s'), { filename: 'x.txt' })
    expect((await ids(editor, '*[_type == "sanity.fileAsset"]._id')).sort()).toEqual([own, shared].sort())
    const fresh = await editor.assets.upload('file', Buffer.from('mine'), { filename: 'mine.txt' })
    await editor
      .patch('drafts.page-a')
      .set({ file: { _type: 'file', asset: ref(fresh._id) } })
      .commit()
    expect(await editor.getDocument(fresh._id)).toMatchObject({ originalFilename: 'mine.txt' })
    await refused(editor.delete(shared))
  })
})

describe('a dealer’s editor learns nothing', () => {
  test('by a listener whose filter asks for another dealer’s documents', async () => {
    const heard: string[] = []
    const conditions = ['*[_id == "drafts.page-b"][0].title == "Of B soon"', 'count(*[_id == "page-b"]) > 0']
    const done = new Promise<void>((resolve, reject) => {
      let open = 0
      const touch = async () => {
        open += 1
        if (open <= conditions.length) return
        await admin.patch('page-a').set({ touched: true }).commit()
      }
      const listen = (query: string, name: string) =>
        editor.listen(query, {}, { events: ['welcome', 'mutation'] }).subscribe({
          next: (event) => {
            if (event.type === 'welcome') void touch().catch(reject)
            else {
              heard.push(name)
              if (name === 'plain') setImmediate(resolve)
            }
          },
          error: reject,
        })
      for (const condition of conditions) listen(`*[_id == "page-a" && ${condition}]`, condition)
      listen('*[_id == "page-a"]', 'plain')
    })
    await done
    expect(heard).toEqual(['plain'])
  })

  test.each([
    ['a revision', { ifRevisionID: 'made-up' }],
    ['a value', { diffMatchPatch: { 'nowhere.title': '@@ -1 +1 @@\n-a\n+b\n' } }],
  ])('by an edit that fails on %s: it is refused before it is tried', async (_, patch) => {
    const body = {
      actions: [
        {
          actionType: 'sanity.action.document.edit',
          publishedId: 'page-b',
          draftId: 'drafts.page-b',
          patch,
        },
      ],
    }
    const init = { method: 'POST', token: tokenOf(editor), body: JSON.stringify(body) }
    expect((await ask(lake, '/v1/data/actions/production', init)).status).toBe(403)
  })
})

describe('a dealer’s editor cannot harm', () => {
  test('another dealer’s uploads by a picture document that it made up', async () => {
    const _id = `file-${'0'.repeat(40)}-txt`
    await refused(editor.create({ _id, _type: 'sanity.fileAsset', url: 'https://evil.example/x' }))
    const asset = await editor.assets.upload('file', Buffer.from('mine'), { filename: 'm.txt' })
    await refused(editor.patch(asset._id).set({ url: 'https://evil.example/x' }).commit())
  })

  test('others’ writes by a listener whose filter takes too long', async () => {
    const slow = '*[_id == "page-a" && count(*[count(*[count(*[count(*) > 0]) > 0]) > 0]) > 0]'
    const failed = new Promise<void>((resolve) => {
      editor.listen(slow, {}, { events: ['welcome', 'mutation'] }).subscribe({
        next: async (event) => {
          if (event.type !== 'welcome') return resolve()
          await admin.patch('page-a').set({ touched: 1 }).commit()
          resolve()
        },
        error: () => resolve(),
      })
    })
    await failed
    await admin.patch('page-a').set({ touched: 2 }).commit()
    expect(await admin.getDocument('page-a')).toMatchObject({ touched: 2 })
  })
})

describe('a dealer’s editor writes', () => {
  test('its own documents in all forms, and offers of its own alone', async () => {
    await editor.patch('drafts.page-a').set({ title: 'Mine' }).commit()
    await editor.createOrReplace({ _id: 'page-a', _type: 'page', title: 'Mine', ...at('a') })
    await editor.create({ _id: 'drafts.offer-a', _type: 'offer', ...on('a') })
    await editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-a',
      publishedId: 'page-a',
    })
    expect(await admin.getDocument('page-a')).toMatchObject({ title: 'Mine' })
    await editor.delete('drafts.offer-a')
  })

  test.each(FOREIGN)('not %s', async (id) => {
    const before = await admin.getDocument(id)
    const type = before?._type ?? ''
    await refused(editor.patch(id).set({ title: 'Ha' }).commit())
    await refused(editor.delete(id))
    await refused(editor.createOrReplace({ _id: id, _type: type, ...at('a'), ...on('a') }))
    expect(await admin.getDocument(id)).toEqual(before)
  })

  test('nothing of everybody’s, and not what another dealer shows as well', async () => {
    await refused(editor.patch('platform').set({ word: 'mine' }).commit())
    await refused(editor.patch('offer-both').set({ title: 'Mine' }).commit())
    await refused(editor.create({ _id: 'drafts.offer-both', _type: 'offer', ...on('a') }))
  })

  test('no document that would be another dealer’s, nobody’s or another dealer itself', async () => {
    await refused(editor.create({ _type: 'page', ...at('b') }))
    await refused(editor.create({ _type: 'page' }))
    await refused(editor.create({ _type: 'offer', ...on('a', 'b') }))
    await refused(editor.create({ _type: 'offer' }))
    await refused(editor.create({ _id: 'tenant-c', _type: 'tenant' }))
    await refused(
      editor
        .patch('tenant-a')
        .set({ hosts: ['www.b.example'] })
        .commit(),
    )
    await refused(editor.create({ _id: 'drafts.tenant-a', _type: 'tenant', name: 'A soon' }))
    await refused(editor.create({ _type: 'unlisted', ...at('a') }))
    await refused(editor.patch('page-a').set(at('b')).commit())
    await refused(editor.patch('offer-a').set(on('a', 'b')).commit())
  })

  test('no draft of its own in the place of another dealer’s document', async () => {
    for (const _id of ['versions.r2.page-b', 'versions.r2.tenant-b', 'versions.r2.new-b'])
      await refused(editor.createIfNotExists({ _id, _type: 'page', ...at('a') }))
    // What stands there already is left, and not told either.
    expect(await editor.createIfNotExists({ _id: 'drafts.page-b', _type: 'page', ...at('a') })).toBe(null)
    for (const publishedId of ['page-b', 'new-b', 'tenant-b', 'offer-both']) {
      const attributes = { _id: `versions.r3.${publishedId}`, _type: 'page', ...at('a') }
      await refused(
        editor.action({
          actionType: 'sanity.action.document.create',
          publishedId,
          attributes,
          ifExists: 'fail',
        }),
      )
    }
  })

  test('nothing by an action', async () => {
    const both = { publishedId: 'page-b', draftId: 'drafts.page-b' }
    await refused(editor.action({ actionType: 'sanity.action.document.publish', ...both }))
    await refused(editor.action({ actionType: 'sanity.action.document.unpublish', ...both }))
    await refused(
      editor.action({ actionType: 'sanity.action.document.edit', ...both, patch: { set: { title: 'Ha' } } }),
    )
    await refused(
      editor.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'page-b',
        includeDrafts: ['drafts.page-b'],
      }),
    )
  })

  test('and what it selects by a query is what it may read', async () => {
    await editor.delete({ query: '*[_type == "page"]' })
    expect((await ids(admin, '*[_type == "page"]._id')).sort()).toEqual(
      FOREIGN.filter((id) => id.includes('page-b') || id.includes('new-b')).sort(),
    )
  })
})

describe('grants', () => {
  test('leave administrators, robots and editors of all dealers as they were', async () => {
    const everything = (await ids(admin)).length
    expect(everything).toBeGreaterThanOrEqual(DOCUMENTS.length)
    for (const client of [
      await clientOf('adi', 'administrator', 'editor-a'),
      await clientOf('eve', 'editor'),
    ]) {
      expect(await ids(client)).toHaveLength(everything)
      await client.patch('drafts.page-b').set({ title: 'Theirs' }).commit()
    }
  })

  test('let somebody of two dealers write what the two share, and a viewer write nothing', async () => {
    const both = await clientOf('bo', 'editor-a--b')
    await both.patch('offer-both').set({ title: 'Ours' }).commit()
    await both.patch('drafts.page-b').set({ title: 'Ours' }).commit()
    const viewer = await clientOf('vi', 'viewer-a')
    expect((await ids(viewer)).sort()).toEqual(READABLE.toSorted())
    await refused(viewer.patch('page-a').set({ title: 'Ha' }).commit())
  })

  test('show each person its own preview secrets only', async () => {
    const secret = async (client: SanityClient, userId: string) => {
      const _id = `drafts.secret-${userId}`
      await client
        .transaction()
        .create({ _id, _type: 'sanity.previewUrlSecret' })
        .patch(_id, (patch) => patch.set({ secret: 's', userId }))
        .commit()
    }
    const other = await clientOf('bea', 'editor-b')
    await secret(editor, 'ann')
    await secret(other, 'bea')
    expect(await ids(editor, '*[_type == "sanity.previewUrlSecret"]._id')).toEqual(['drafts.secret-ann'])
    await refused(editor.patch('drafts.secret-bea').set({ secret: 'known' }).commit())
  })

  test('grant nothing to a role that is not defined', async () => {
    await put('/local/roles', [])
    expect(await ids(editor, '*._id')).toEqual([])
    await refused(editor.create({ _type: 'page', ...at('a') }))
  })

  test('take roles from administrators only, and only well-formed ones', async () => {
    const body = JSON.stringify(ROLES)
    const answer = await ask(lake, '/local/roles', { method: 'PUT', token: tokenOf(editor), body })
    expect(answer.status).toBe(403)
    const [role] = ROLES
    for (const bad of [
      {},
      [{ ...role, name: 'administrator' }],
      [{ ...role, name: 'Editor A' }],
      [{ ...role, grants: [{ filter: '_type ==', permissions: ['read'] }] }],
      [{ ...role, grants: [{ filter: 'true', permissions: ['own'] }] }],
    ])
      expect((await put('/local/roles', bad)).status).toBe(400)
  })

  test('outlive a restart', async () => {
    const token = tokenOf(editor)
    await lake.close()
    lake = await startTestLake({ folder: lake.lake.options.folder })
    expect((await ids(lake.client({ token, perspective: 'raw' }), '*._id')).sort()).toEqual(
      READABLE.toSorted(),
    )
  })

  test('are told to the Studio as rules that its own judge understands', async () => {
    const path = '/v1/projects/forecourt/datasets/production/acl'
    const rules: { filter: string }[] = (await ask(lake, path, { token: tokenOf(editor) })).json()
    const { evaluate, parse } = await import('groq-js')
    const dataset = [DOCUMENTS.find(({ _id }) => _id === 'drafts.page-a')]
    const found = await Promise.all(
      rules.map(async ({ filter }) =>
        (await evaluate(parse(`*[${filter}]`), { dataset, identity: 'ann' })).get(),
      ),
    )
    expect(found.filter((each: unknown[]) => each.length === 1).length).toBe(2)
  })
})
