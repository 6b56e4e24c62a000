// Attempts to bypass the grants; each must fail.
import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, READ_TOKEN, type TestLake } from '../testing/test-lake.ts'
import { connectClient, readToken, refused, startTwoDealers } from '../testing/two-dealers.ts'

let lake: TestLake
let admin: SanityClient
let editor: SanityClient

beforeEach(async () => {
  ;({ lake, admin, editor } = await startTwoDealers())
})

describe('a dealer’s editor learns nothing of another dealer', () => {
  test('listener whose filter selects another dealer’s documents: receives no event', async () => {
    const received: string[] = []
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
              received.push(name)
              if (name === 'plain') setImmediate(resolve)
            }
          },
          error: reject,
        })
      for (const condition of conditions) listen(`*[_id == "page-a" && ${condition}]`, condition)
      listen('*[_id == "page-a"]', 'plain')
    })
    await done
    expect(received).toEqual(['plain'])
  })

  test('edit with an outdated revision: permission is checked first', async () => {
    const patch = { ifRevisionID: 'made-up' }
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
    const init = { method: 'POST', token: readToken(editor), body: JSON.stringify(body) }
    expect((await ask(lake, '/v1/data/actions/production', init)).status).toBe(403)
  })
})

describe('a dealer’s editor cannot damage another dealer’s data', () => {
  test('image document made up for another dealer’s upload: refused', async () => {
    const _id = `file-${'0'.repeat(40)}-txt`
    await refused(editor.create({ _id, _type: 'sanity.fileAsset', url: 'https://evil.example/x' }))
    const asset = await editor.assets.upload('file', Buffer.from('mine'), { filename: 'm.txt' })
    await refused(editor.patch(asset._id).set({ url: 'https://evil.example/x' }).commit())
  })

  test('listener whose filter cannot be evaluated: writes and other listeners are unaffected', async () => {
    const options = {
      includeResult: false,
      includePreviousRevision: false,
      includeMutations: false,
      includeEffects: false,
    }
    const frames: Record<'broken' | 'sound', string[]> = { broken: [], sound: [] }
    const mayRead = () => true
    const concerns = (): boolean => {
      throw new RangeError('too expensive')
    }
    const { listeners } = lake.lake
    listeners.add({ owner: 'a', options, mayRead, concerns, send: (frame) => frames.broken.push(frame) })
    listeners.add({
      owner: 'b',
      options,
      mayRead,
      concerns: () => true,
      send: (frame) => frames.sound.push(frame),
    })
    for (const touched of [1, 2]) await admin.patch('page-a').set({ touched }).commit()
    expect(frames.sound).toHaveLength(2)
    expect(frames.broken).toEqual([expect.stringContaining('channelError')])
  })
})

describe('preview secrets, by which sites identify a user', () => {
  const _type = 'sanity.previewUrlSecret'
  const make = (client: SanityClient, _id: string, userId: string) =>
    client
      .transaction()
      .createOrReplace({ _id, _type })
      .patch(_id, (patch) => patch.set({ secret: `secret of ${userId}`, userId }))
      .commit()
  const secretsOf = (client: SanityClient) => client.fetch<string[]>('*[_type == $_type]._id', { _type })

  beforeEach(() => make(admin, 'drafts.theirs', 'adi'))

  test.each(['editor', 'viewer'])('%s of all dealers: other users’ are hidden everywhere', async (role) => {
    const staff = await connectClient(lake, 'eve', role)
    await make(admin, 'drafts.mine', 'eve')
    expect(await secretsOf(staff)).toEqual(['drafts.mine'])
    const read = async (path: string) =>
      (await ask(lake, `/v1/data${path}`, { token: readToken(staff) })).text
    for (const path of [
      '/doc/production/drafts.theirs',
      '/export/production',
      '/history/production/transactions/drafts.theirs?effectFormat=mendoza',
      '/history/production/documents/drafts.theirs?lastRevision=true',
      '/history/production/events/documents/drafts.theirs',
    ])
      expect([path, await read(path)]).toEqual([path, expect.not.stringContaining('secret of adi')])
    await admin.delete('drafts.theirs')
    const past = '/history/production/documents/drafts.theirs?lastRevision=true'
    expect(await read(past)).toBe('{"documents":[]}')
  })

  test('listener of an editor of all dealers: receives no event of another user’s', async () => {
    const staff = await connectClient(lake, 'eve', 'editor')
    const seen: string[] = []
    await new Promise<void>((resolve, reject) => {
      staff.listen('*', {}, { events: ['welcome', 'mutation'], includeAllVersions: true }).subscribe({
        next: async (event) => {
          if (event.type === 'welcome') {
            await make(admin, 'drafts.more', 'adi')
            await admin.patch('page-a').set({ touched: true }).commit()
          } else if (event.type === 'mutation') {
            seen.push(event.documentId)
            if (event.documentId === 'page-a') resolve()
          }
        },
        error: reject,
      })
    })
    expect(seen).toEqual(['page-a'])
  })

  test('editor of all dealers: writes own ones, and none in another user’s name', async () => {
    const staff = await connectClient(lake, 'eve', 'editor')
    await make(staff, 'drafts.mine', 'eve')
    await refused(staff.create({ _type, userId: 'adi', secret: 'known' }))
    await refused(staff.create({ _id: 'versions.r1.theirs', _type, userId: 'eve', secret: 'known' }))
    await refused(make(staff, 'drafts.new', 'adi'))
    await refused(staff.patch('drafts.mine').set({ userId: 'adi' }).commit())
    await refused(staff.patch('drafts.theirs').set({ secret: 'known' }).commit())
    await refused(staff.createOrReplace({ _id: 'drafts.theirs', _type, userId: 'eve' }))
    await refused(staff.delete('drafts.theirs'))
    expect(await admin.getDocument('drafts.theirs')).toMatchObject({ secret: 'secret of adi', userId: 'adi' })
    await staff.delete('drafts.mine')
  })

  test('editor of all dealers: writes every other document, and what an upload made', async () => {
    const staff = await connectClient(lake, 'eve', 'editor')
    await staff.patch('platform').set({ word: 'ours' }).commit()
    await staff.create({ _id: 'tenant-c', _type: 'tenant', name: 'C' })
    const asset = await staff.assets.upload('file', Buffer.from('ours'), { filename: 'ours.txt' })
    expect(await staff.patch(asset._id).set({ title: 'Ours' }).commit()).toMatchObject({ title: 'Ours' })
  })

  test('the site’s own token reads all of them', async () => {
    expect(await secretsOf(lake.client({ token: READ_TOKEN, perspective: 'raw' }))).toEqual(['drafts.theirs'])
  })
})
