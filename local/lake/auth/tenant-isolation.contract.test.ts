import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, startTestLake, type TestLake } from '../testing/test-lake.ts'
import {
  at,
  DOCUMENTS,
  on,
  put as putInto,
  ROLES,
  readToken,
  ref,
  refused,
  connectClient as signIn,
  startTwoDealers,
} from '../testing/two-dealers.ts'

const READABLE = [...['drafts.page-a', 'offer-a', 'offer-both', 'page-a', 'platform', 'tenant-a']]
const FOREIGN = DOCUMENTS.map(({ _id }) => _id).filter((id) => !READABLE.includes(id))

let lake: TestLake
let admin: SanityClient
let editor: SanityClient

beforeEach(async () => {
  ;({ lake, admin, editor } = await startTwoDealers())
})

const put = (path: string, body: unknown) => putInto(lake, path, body)
const createClient = (id: string, ...roles: string[]) => signIn(lake, id, ...roles)
const ids = (client: SanityClient, query = '*[!(_type in path("system.**"))]._id') =>
  client.fetch<string[]>(query)

describe('a dealer’s editor reads', () => {
  test('query: returns own documents, those shown on the own site and shared ones, and nothing else', async () => {
    expect((await ids(editor, '*._id')).sort()).toEqual(READABLE.toSorted())
    expect(
      (await ids(editor.withConfig({ perspective: 'drafts' }), '*[_type == "page"]._id')).sort(),
    ).toEqual(['page-a'])
    expect(await editor.fetch('count(*[title match "soon"])')).toBe(1)
  })

  test('reference, subquery, references(): reveal nothing of another dealer', async () => {
    expect(await editor.fetch('*[_id == "offer-both"][0].sites[]->name')).toEqual(['A', null])
    expect(await editor.fetch('*[_id == "page-a"][0]{"other": *[_id == "page-b"][0].title}.other')).toBe(null)
    expect(await editor.fetch('count(*[references("tenant-b")])')).toBe(1)
    const path = '/v1/data/references/production/documents/tenant-b/to'
    expect((await ask(lake, path, { token: readToken(editor) })).json()).toMatchObject({ totalCount: 1 })
  })

  test('document by id: another dealer’s is not found, in any form', async () => {
    for (const id of FOREIGN) expect(await editor.getDocument(id)).toBe(undefined)
    const path = '/v1/data/doc/production/page-b?includeAllVersions=true'
    const { documents, omitted } = (await ask(lake, path, { token: readToken(editor) })).json()
    expect([documents, omitted]).toEqual([[], [{ id: 'page-b', reason: 'permission' }]])
  })

  test('history: omits another dealer’s documents, also those of shared transactions', async () => {
    const read = async (path: string) =>
      (await ask(lake, `/v1/data/history/production${path}`, { token: readToken(editor) })).text
    expect(await read('/transactions/page-b,drafts.page-b?effectFormat=mendoza')).toBe('')
    expect(await read('/documents/page-b')).toBe('{"documents":[]}')
    expect(JSON.parse(await read('/events/documents/page-b'))).toMatchObject({ events: { 'page-b': [] } })
    const ownDocuments = await read('/transactions/page-a')
    expect(ownDocuments).toContain('"page-a"')
    expect(ownDocuments).not.toContain('-b"')
  })

  test('listener: receives no event of another dealer’s document', async () => {
    const seen: string[] = []
    const done = new Promise<void>((resolve, reject) => {
      editor.listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true }).subscribe({
        next: async (event) => {
          if (event.type === 'welcome') {
            await admin.patch('drafts.page-b').set({ title: 'Secret' }).commit()
            await admin.patch('page-b').set({ title: 'Secret' }).commit()
            await admin.patch('drafts.page-a').set({ title: 'Reported' }).commit()
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

  test('listener: a document moved to another dealer is reported as disappeared only', async () => {
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
            await admin.patch('page-a').set({ title: 'Reported' }).commit()
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
    expect(JSON.stringify(events)).toContain('Reported')
  })

  test('image documents: only those used by own documents', async () => {
    const upload = async (words: string, document: string) => {
      const asset = await admin.assets.upload('file', Buffer.from(words), { filename: `${words}.txt` })
      const patch = { file: { _type: 'file', asset: ref(asset._id) } }
      await admin.patch(document).set(patch).commit()
      return asset._id
    }
    const [ownDocuments, shared] = [await upload('own', 'page-a'), await upload('everybody', 'platform')]
    await upload('theirs', 'page-b')
    await upload('theirs soon', 'drafts.page-b')
    await admin.assets.upload('file', Buffer.from('nobody’s'), { filename: 'x.txt' })
    expect((await ids(editor, '*[_type == "sanity.fileAsset"]._id')).sort()).toEqual(
      [ownDocuments, shared].sort(),
    )
    const fresh = await editor.assets.upload('file', Buffer.from('mine'), { filename: 'mine.txt' })
    await editor
      .patch('drafts.page-a')
      .set({ file: { _type: 'file', asset: ref(fresh._id) } })
      .commit()
    expect(await editor.getDocument(fresh._id)).toMatchObject({ originalFilename: 'mine.txt' })
    await refused(editor.delete(shared))
  })
})

describe('a dealer’s editor writes', () => {
  test('own documents: writable in all forms, and only own offers', async () => {
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

  test.each(FOREIGN)('foreign document %s: refused', async (id) => {
    const before = await admin.getDocument(id)
    const type = before?._type ?? ''
    await refused(editor.patch(id).set({ title: 'Ha' }).commit())
    await refused(editor.delete(id))
    await refused(editor.createOrReplace({ _id: id, _type: type, ...at('a'), ...on('a') }))
    expect(await admin.getDocument(id)).toEqual(before)
  })

  test('shared documents and those another dealer shows: refused', async () => {
    await refused(editor.patch('platform').set({ word: 'mine' }).commit())
    await refused(editor.patch('offer-both').set({ title: 'Mine' }).commit())
    await refused(editor.create({ _id: 'drafts.offer-both', _type: 'offer', ...on('a') }))
  })

  test('document that would belong to another dealer or to none: refused', async () => {
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

  test('draft that would replace another dealer’s document: refused', async () => {
    for (const _id of ['versions.r2.page-b', 'versions.r2.tenant-b', 'versions.r2.new-b'])
      await refused(editor.createIfNotExists({ _id, _type: 'page', ...at('a') }))
    // The existing document stays and is not revealed.
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

  test('actions: refused on another dealer’s documents', async () => {
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

  test('patch and delete by query: affect readable documents only', async () => {
    await editor.delete({ query: '*[_type == "page"]' })
    expect((await ids(admin, '*[_type == "page"]._id')).sort()).toEqual(
      FOREIGN.filter((id) => id.includes('page-b') || id.includes('new-b')).sort(),
    )
  })
})

describe('grants', () => {
  test('administrators, robots and editors of all dealers: unrestricted', async () => {
    const everything = (await ids(admin)).length
    expect(everything).toBeGreaterThanOrEqual(DOCUMENTS.length)
    for (const client of [
      await createClient('adi', 'administrator', 'editor-a'),
      await createClient('eve', 'editor'),
    ]) {
      expect(await ids(client)).toHaveLength(everything)
      await client.patch('drafts.page-b').set({ title: 'Theirs' }).commit()
    }
  })

  test('staff of two dealers write what both share; viewers write nothing', async () => {
    const both = await createClient('bo', 'editor-a--b')
    await both.patch('offer-both').set({ title: 'Ours' }).commit()
    await both.patch('drafts.page-b').set({ title: 'Ours' }).commit()
    const viewer = await createClient('vi', 'viewer-a')
    expect((await ids(viewer)).sort()).toEqual(READABLE.toSorted())
    await refused(viewer.patch('page-a').set({ title: 'Ha' }).commit())
  })

  test('preview secrets: each user sees only their own', async () => {
    const secret = async (client: SanityClient, userId: string) => {
      const _id = `drafts.secret-${userId}`
      await client
        .transaction()
        .create({ _id, _type: 'sanity.previewUrlSecret' })
        .patch(_id, (patch) => patch.set({ secret: 's', userId }))
        .commit()
    }
    const other = await createClient('bea', 'editor-b')
    await secret(editor, 'ann')
    await secret(other, 'bea')
    expect(await ids(editor, '*[_type == "sanity.previewUrlSecret"]._id')).toEqual(['drafts.secret-ann'])
    await refused(editor.patch('drafts.secret-bea').set({ secret: 'known' }).commit())
  })

  test('role without a definition: grants nothing', async () => {
    await put('/local/roles', [])
    expect(await ids(editor, '*._id')).toEqual([])
    await refused(editor.create({ _type: 'page', ...at('a') }))
  })

  test('PUT roles: administrators only, malformed roles refused', async () => {
    const body = JSON.stringify(ROLES)
    const answer = await ask(lake, '/local/roles', { method: 'PUT', token: readToken(editor), body })
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

  test('roles: survive a restart', async () => {
    const token = readToken(editor)
    await lake.close()
    lake = await startTestLake({ folder: lake.lake.options.folder })
    expect((await ids(lake.client({ token, perspective: 'raw' }), '*._id')).sort()).toEqual(
      READABLE.toSorted(),
    )
  })

  test('acl endpoint: the Studio evaluates the grants to the same result', async () => {
    const path = '/v1/projects/forecourt/datasets/production/acl'
    const rules: { filter: string }[] = (await ask(lake, path, { token: readToken(editor) })).json()
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
