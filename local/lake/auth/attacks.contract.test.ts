// Attempts to bypass the grants; each must fail.
import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, type TestLake } from '../testing/test-lake.ts'
import { refused, startTwoDealers, tokenOf } from '../testing/two-dealers.ts'

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
    const init = { method: 'POST', token: tokenOf(editor), body: JSON.stringify(body) }
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
      ...{ includeResult: false, includePreviousRevision: false, includeMutations: false },
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
      ...{ owner: 'b', options, mayRead, concerns: () => true },
      send: (frame) => frames.sound.push(frame),
    })
    for (const touched of [1, 2]) await admin.patch('page-a').set({ touched }).commit()
    expect(frames.sound).toHaveLength(2)
    expect(frames.broken).toEqual([expect.stringContaining('channelError')])
  })
})
