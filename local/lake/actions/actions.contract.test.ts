import { describe, expect, test } from 'vitest'
import { startTestLake } from '../testing/test-lake.ts'

async function lakeWithDraft() {
  const lake = await startTestLake()
  const client = lake.client({ perspective: 'raw' })
  const attributes = { _id: 'drafts.offer', _type: 'offer', title: 'One' }
  const base = { publishedId: 'offer', draftId: 'drafts.offer' }
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'offer',
    attributes,
    ifExists: 'fail',
  })
  const ids = () => client.fetch<string[]>('*._id')
  const publish = () => client.action({ actionType: 'sanity.action.document.publish', ...base })
  const edit = (title: string) =>
    client.action({ actionType: 'sanity.action.document.edit', ...base, patch: { set: { title } } })
  return { client, ids, publish, edit, base, attributes }
}

describe('actions', () => {
  test('create: makes a draft, and fails with 409 when it exists', async () => {
    const { client, ids, attributes } = await lakeWithDraft()
    expect(await ids()).toEqual(['drafts.offer'])
    const create = { actionType: 'sanity.action.document.create', publishedId: 'offer', attributes } as const
    await expect(client.action({ ...create, ifExists: 'fail' })).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError' },
    })
    await client.action({ ...create, ifExists: 'ignore' })
  })

  test('publish: replaces the published document and deletes the draft', async () => {
    const { client, ids, publish } = await lakeWithDraft()
    const draft = await client.getDocument('drafts.offer')
    await publish()
    expect(await ids()).toEqual(['offer'])
    expect(await client.getDocument('offer')).toMatchObject({ title: 'One', _createdAt: draft?._createdAt })
  })

  test('edit: without a draft, creates it from the published document', async () => {
    const { client, publish, edit } = await lakeWithDraft()
    await publish()
    await edit('Two')
    expect(await client.fetch('*{_id, title}')).toEqual([
      { _id: 'drafts.offer', title: 'Two' },
      { _id: 'offer', title: 'One' },
    ])
  })

  test('transaction: a submitted id becomes the revision', async () => {
    const { client, base } = await lakeWithDraft()
    const edit = {
      actionType: 'sanity.action.document.edit',
      ...base,
      patch: { set: { title: 'x' } },
    } as const
    expect(await client.action(edit, { transactionId: 'tx-42' })).toEqual({ transactionId: 'tx-42' })
    expect(await client.getDocument('drafts.offer')).toMatchObject({ _rev: 'tx-42' })
  })

  test('publish: with an outdated revision, answers 409', async () => {
    const { client, base, edit } = await lakeWithDraft()
    const seen = (await client.getDocument('drafts.offer'))!._rev
    await edit('Two')
    const publish = {
      actionType: 'sanity.action.document.publish',
      ...base,
      ifDraftRevisionId: seen,
    } as const
    await expect(client.action(publish)).rejects.toMatchObject({ statusCode: 409 })
  })

  test('unpublish: keeps the document as a draft', async () => {
    const { client, ids, publish, base } = await lakeWithDraft()
    await publish()
    await client.action({ actionType: 'sanity.action.document.unpublish', ...base })
    expect(await ids()).toEqual(['drafts.offer'])
  })

  test('discard: deletes the draft, as version.discard does', async () => {
    const { client, ids, publish, edit } = await lakeWithDraft()
    await publish()
    await edit('Two')
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.offer' })
    await edit('Three')
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.offer' })
    expect(await ids()).toEqual(['offer'])
  })

  test('delete: deletes the published document and exactly the named drafts', async () => {
    const { client, ids, publish, edit } = await lakeWithDraft()
    await publish()
    await edit('Two')
    const remove = { actionType: 'sanity.action.document.delete', publishedId: 'offer' } as const
    await expect(client.action({ ...remove, includeDrafts: [] })).rejects.toMatchObject({ statusCode: 409 })
    await client.action({ ...remove, includeDrafts: ['drafts.offer'] })
    expect(await ids()).toEqual([])
  })

  test('replaceDraft: replaces the draft', async () => {
    const { client } = await lakeWithDraft()
    const attributes = { _id: 'drafts.offer', _type: 'offer', other: true }
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'offer',
      attributes,
    })
    const draft = await client.getDocument('drafts.offer')
    expect(draft).toMatchObject({ other: true })
    expect(draft).not.toHaveProperty('title')
  })

  test('versions: created from a base, replaced, marked for unpublishing and discarded', async () => {
    const { client, publish } = await lakeWithDraft()
    await publish()
    const versionId = 'versions.spring.offer'
    const version = { publishedId: 'offer', baseId: 'offer', versionId }
    await client.action({ actionType: 'sanity.action.document.version.create', ...version })
    const document = { _id: versionId, _type: 'offer', title: 'Spring' }
    await client.action({ actionType: 'sanity.action.document.version.replace', document })
    expect(await client.getDocument(versionId)).toMatchObject({ title: 'Spring' })
    await client.action({
      actionType: 'sanity.action.document.version.unpublish',
      versionId,
      publishedId: 'offer',
    })
    expect(await client.getDocument(versionId)).toMatchObject({ _system: { delete: true } })
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId })
    expect(await client.fetch('*._id')).toEqual(['offer'])
  })

  test('publish: makes weak references strong, and fails while a target is missing', async () => {
    const { client, publish, base } = await lakeWithDraft()
    const ref = { _type: 'reference', _ref: 'other', _weak: true, _strengthenOnPublish: { type: 'offer' } }
    await client.action({ actionType: 'sanity.action.document.edit', ...base, patch: { set: { ref } } })
    await expect(publish()).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('"offer" references non-existent document "other"'),
    })
    await client.create({ _id: 'other', _type: 'offer' })
    await publish()
    expect(await client.fetch('*[_id == "offer"][0].ref')).toEqual({ _type: 'reference', _ref: 'other' })
  })

  test('transaction: when one of several actions fails, none is applied', async () => {
    const { client, base, ids } = await lakeWithDraft()
    const publish = { actionType: 'sanity.action.document.publish', ...base } as const
    await expect(client.action([publish, publish])).rejects.toMatchObject({ statusCode: 409 })
    expect(await ids()).toEqual(['drafts.offer'])
  })

  test('unknown action: answers 400', async () => {
    const { client } = await lakeWithDraft()
    const unknown = client.action({ actionType: 'sanity.action.document.explode' } as never)
    await expect(unknown).rejects.toMatchObject({ statusCode: 400 })
  })
})
