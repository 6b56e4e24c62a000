import { describe, expect, test } from 'vitest'
import { ask, clientFor, nextClientFor, startTestLake, WRITE_TOKEN } from '../testing/test-lake.ts'

describe.each([
  ['@sanity/client 7', clientFor],
  ['@sanity/client 8', nextClientFor],
])('%s', (_, makeClient) => {
  test('creates, reads, patches and deletes a document', async () => {
    const client = makeClient((await startTestLake()).url)
    const created = await client.create({ _id: 'offer-1', _type: 'offer', title: 'Sale', price: 1 })
    expect(created).toMatchObject({ _id: 'offer-1', title: 'Sale', _createdAt: '2025-06-01T00:00:01.000Z' })
    const patched = await client.patch('offer-1').set({ title: 'Big sale' }).inc({ price: 2 }).commit()
    expect(patched).toMatchObject({ title: 'Big sale', price: 3, _createdAt: created._createdAt })
    expect(patched._rev).not.toBe(created._rev)
    expect(await client.getDocument('offer-1')).toEqual(patched)
    await client.delete('offer-1')
    expect(await client.getDocument('offer-1')).toBe(undefined)
  })

  test('transaction: committed atomically under the client’s id', async () => {
    const client = makeClient((await startTestLake()).url)
    await client
      .transaction()
      .createOrReplace({ _id: 'a', _type: 't', n: 1 })
      .createIfNotExists({ _id: 'b', _type: 't', ref: { _type: 'reference', _ref: 'a' } })
      .patch('a', (patch) => patch.set({ n: 2 }))
      .transactionId('my-transaction')
      .commit()
    expect(await client.getDocuments(['a', 'b'])).toMatchObject([
      { n: 2, _rev: 'my-transaction' },
      { _id: 'b' },
    ])
  })

  test('failed transaction: changes nothing', async () => {
    const client = makeClient((await startTestLake()).url)
    const doomed = client
      .transaction()
      .create({ _id: 'a', _type: 't' })
      .create({ _id: 'a', _type: 't' })
      .commit()
    await expect(doomed).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'mutationError', items: [{ error: { type: 'documentAlreadyExistsError', id: 'a' } }] },
    })
    expect(await client.getDocument('a')).toBe(undefined)
  })

  test('patches and deletes by query', async () => {
    const client = makeClient((await startTestLake()).url)
    for (const n of [1, 2, 3]) await client.create({ _id: `d${n}`, _type: 't', n })
    await client
      .patch({ query: '*[_type == "t" && n > $low]', params: { low: 1 } })
      .set({ big: true })
      .commit()
    expect(await client.fetch('*[big == true]._id')).toEqual(['d2', 'd3'])
    await client.delete({ query: '*[_type == "t" && big == true]' })
    expect(await client.fetch('*._id')).toEqual(['d1'])
  })
})

describe('mutations', () => {
  test('outdated revision: answers 409', async () => {
    const client = (await startTestLake()).client()
    const { _rev } = await client.create({ _id: 'a', _type: 't' })
    await client.patch('a').set({ n: 1 }).ifRevisionId(_rev).commit()
    const late = client.patch('a').set({ n: 2 }).ifRevisionId(_rev).commit()
    await expect(late).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument('a')).toMatchObject({ n: 1 })
  })

  test('delete: the target of a strong reference is refused with the referring ids', async () => {
    const client = (await startTestLake()).client()
    await client.create({ _id: 'a', _type: 't' })
    await client.create({ _id: 'holder', _type: 't', ref: { _ref: 'a' } })
    await expect(client.delete('a')).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('"a" cannot be deleted as there are references to it from "holder"'),
      details: { items: [{ error: { referencingIDs: ['holder'] } }] },
    })
    await client.transaction().delete('a').delete('holder').commit()
    expect(await client.fetch('*')).toEqual([])
  })

  test('create: a dangling strong reference is refused, a weak one accepted', async () => {
    const client = (await startTestLake()).client()
    await expect(client.create({ _id: 'x', _type: 't', ref: { _ref: 'gone' } })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('references non-existent document "gone"'),
    })
    await client.create({ _id: 'x', _type: 't', ref: { _ref: 'gone', _weak: true } })
    await client.create({ _id: 'a', _type: 't' })
    await client.create({ _id: 'weak', _type: 't', ref: { _ref: 'a', _weak: true } })
    await client.delete('a')
    expect(await client.fetch('*._id')).toEqual(['weak', 'x'])
  })

  test('create: two documents of one transaction may refer to each other', async () => {
    const client = (await startTestLake()).client()
    const [a, b] = [
      { _id: 'a', _type: 't', other: { _ref: 'b' } },
      { _id: 'b', _type: 't', other: { _ref: 'a' } },
    ]
    await client.transaction().create(a).create(b).commit()
    expect(await client.fetch('*[_id == "a"][0].other->other->_id')).toBe('a')
  })

  test('dry run: answers without changes', async () => {
    const client = (await startTestLake()).client()
    const answer = await client.create({ _id: 'a', _type: 't' }, { dryRun: true })
    expect(answer).toMatchObject({ _id: 'a' })
    expect(await client.fetch('*')).toEqual([])
  })

  test('autoGenerateArrayKeys: adds keys to array items', async () => {
    const client = (await startTestLake()).client()
    const document = { _id: 'a', _type: 't', list: [{ x: 1 }, { _key: 'k', inner: [{}] }, 'text'] }
    expect(await client.create(document, { autoGenerateArrayKeys: true })).toMatchObject({
      list: [
        { _key: expect.stringMatching(/^[0-9a-f]{12}$/), x: 1 },
        { _key: 'k', inner: [{ _key: expect.any(String) }] },
        'text',
      ],
    })
  })

  test('transaction id: may be used once', async () => {
    const client = (await startTestLake()).client()
    await client.mutate([{ create: { _id: 'a', _type: 't' } }], { transactionId: 'once' })
    const again = client.mutate([{ create: { _id: 'b', _type: 't' } }], { transactionId: 'once' })
    await expect(again).rejects.toMatchObject({ statusCode: 409 })
  })

  test.each([
    ['no body', ''],
    ['broken JSON', '{"mutations":['],
    ['no list', '{"mutations":{}}'],
    ['an unknown mutation', '{"mutations":[{"explode":{}}]}'],
    ['two mutations in one', '{"mutations":[{"create":{"_type":"t"},"delete":{"id":"a"}}]}'],
    ['a name of the prototype', '{"mutations":[{"constructor":{}}]}'],
    ['a document without type', '{"mutations":[{"create":{"_id":"a"}}]}'],
    ['an invalid id', '{"mutations":[{"create":{"_id":"a b","_type":"t"}}]}'],
    ['a patch without an id', '{"mutations":[{"patch":{"set":{"a":1}}}]}'],
    ['an invalid query', '{"mutations":[{"delete":{"query":"*["}}]}'],
    ['an invalid transaction id', '{"transactionId":"a b","mutations":[]}'],
  ])('%s: answers 400', async (_, body) => {
    const lake = await startTestLake()
    const path = '/v1/data/mutate/production'
    const answer = await ask(lake, path, { method: 'POST', body, token: WRITE_TOKEN })
    expect(answer.status).toBe(400)
    expect(answer.json()).toHaveProperty('error')
    expect(lake.logged).toEqual([])
  })

  test('patch: a missing document answers 409', async () => {
    const client = (await startTestLake()).client()
    await expect(client.patch('nowhere').set({ a: 1 }).commit()).rejects.toMatchObject({ statusCode: 409 })
  })
})
