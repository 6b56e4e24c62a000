import { describe, expect, test } from 'vitest'
import { ask, startTestLake, type TestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

const BASE = { publishedId: 'offer', draftId: 'drafts.offer' }

/** create draft (tx-1), edit (tx-2), publish (tx-3), edit (tx-4), discard (tx-5), unpublish (tx-6), delete (tx-7). */
async function lakeWithHistory() {
  const lake = await startTestLake()
  const client = lake.client()
  const action = 'sanity.action.document'
  const edit = (title: string) => ({ actionType: `${action}.edit`, ...BASE, patch: { set: { title } } })
  const story = [
    {
      actionType: `${action}.create`,
      publishedId: 'offer',
      attributes: { _id: 'drafts.offer', _type: 'offer', title: 'One' },
    },
    edit('Two'),
    { actionType: `${action}.publish`, ...BASE },
    edit('Three'),
    { actionType: `${action}.version.discard`, versionId: 'drafts.offer' },
    { actionType: `${action}.unpublish`, ...BASE },
    { actionType: `${action}.version.discard`, versionId: 'drafts.offer' },
  ]
  for (const [index, step] of story.entries()) {
    await client.action(step as never, { transactionId: `tx-${index + 1}` })
  }
  return lake
}

async function history(lake: TestLake, path: string) {
  return ask(lake, `/v1/data/history/production${path}`, { token: WRITE_TOKEN })
}

async function transactions(lake: TestLake, query: string) {
  const { text } = await history(lake, `/transactions/offer,drafts.offer?${query}`)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

describe('history', () => {
  test('transactions: listed oldest or newest first, with their mutations', async () => {
    const lake = await lakeWithHistory()
    const all = await transactions(lake, 'effectFormat=mendoza&excludeContent=true')
    expect(all.map((one) => one.id)).toEqual(['tx-1', 'tx-2', 'tx-3', 'tx-4', 'tx-5', 'tx-6', 'tx-7'])
    expect(all[2]).toMatchObject({
      author: 'robot-write',
      documentIDs: ['drafts.offer', 'offer'],
      effects: {
        offer: { apply: [0, { _id: 'offer', title: 'Two' }], revert: [0, null] },
        'drafts.offer': { apply: [0, null], revert: [0, { title: 'Two' }] },
      },
    })
    const newest = await transactions(lake, 'reverse=true&limit=2')
    expect(newest.map((one) => one.id)).toEqual(['tx-7', 'tx-6'])
  })

  test('transactions: a range includes both ends; an empty bound counts as no bound', async () => {
    const lake = await lakeWithHistory()
    const some = await transactions(lake, 'fromTransaction=tx-2&toTransaction=tx-4')
    expect(some.map((one) => one.id)).toEqual(['tx-2', 'tx-3', 'tx-4'])
    expect(await transactions(lake, 'fromTransaction=')).toHaveLength(7)
  })

  test('document at a transaction or an instant: its state then', async () => {
    const lake = await lakeWithHistory()
    const at = async (query: string) =>
      (await history(lake, `/documents/offer,drafts.offer?${query}`)).json().documents
    expect(await at('revision=tx-2')).toMatchObject([{ _id: 'drafts.offer', title: 'Two', _rev: 'tx-2' }])
    expect(await at('revision=tx-4')).toMatchObject([
      { _id: 'offer', title: 'Two', _rev: 'tx-3' },
      { _id: 'drafts.offer', title: 'Three', _rev: 'tx-4' },
    ])
    const [first] = await transactions(lake, 'limit=1')
    expect(await at(`time=${first.timestamp}`)).toMatchObject([{ title: 'One' }])
    expect(await at('revision=never')).toEqual([])
    expect(await at('lastRevision=true')).toMatchObject([{ _id: 'offer' }, { _id: 'drafts.offer' }])
  })

  test('draft events: newest first, in the history panel’s terms', async () => {
    const lake = await lakeWithHistory()
    const { events, nextCursor } = (await history(lake, '/events/documents/drafts.offer')).json()
    expect(nextCursor).toBe('')
    expect(events['drafts.offer'].map((event: { type: string }) => event.type)).toEqual([
      'deleteDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    expect(events['drafts.offer'][4]).toMatchObject({
      revisionId: 'tx-3',
      versionId: 'drafts.offer',
      versionRevisionId: 'tx-2',
      documentId: 'offer',
      author: 'robot-write',
    })
  })

  test('published document events: include publishing and unpublishing', async () => {
    const lake = await lakeWithHistory()
    const { events } = (await history(lake, '/events/documents/offer')).json()
    expect(events.offer.map((event: { type: string }) => event.type)).toEqual([
      'unpublishDocument',
      'publishDocumentVersion',
    ])
  })

  test('draft events: end when the published document is deleted', async () => {
    const lake = await lakeWithHistory()
    await lake.client().create({ _id: 'offer', _type: 'offer' })
    const remove = { actionType: 'sanity.action.document.delete', publishedId: 'offer' } as const
    await lake.client().action({ ...remove, includeDrafts: [] })
    const { events } = (await history(lake, '/events/documents/drafts.offer?limit=1')).json()
    expect(events['drafts.offer'][0]).toMatchObject({ type: 'deleteDocumentGroup', documentId: 'offer' })
  })

  test('events: paginated', async () => {
    const lake = await lakeWithHistory()
    const first = (await history(lake, '/events/documents/drafts.offer?limit=4')).json()
    const path = `/events/documents/drafts.offer?limit=4&nextCursor=${first.nextCursor}`
    const second = (await history(lake, path)).json()
    expect([first.events['drafts.offer'].length, second.events['drafts.offer'].length]).toEqual([4, 2])
    expect(second.nextCursor).toBe('')
  })

  test('purge: deletes the history', async () => {
    const lake = await startTestLake()
    await lake.client().create({ _id: 'offer', _type: 'offer' })
    const remove = { actionType: 'sanity.action.document.delete', publishedId: 'offer', purge: true } as const
    await lake.client().action({ ...remove, includeDrafts: [] })
    expect(await transactions(lake, '')).toEqual([])
  })

  test('history: without a token, answers 401', async () => {
    const lake = await lakeWithHistory()
    expect((await ask(lake, '/v1/data/history/production/transactions/offer')).status).toBe(401)
  })
})
