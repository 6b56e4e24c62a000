import { ClientError, type SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TimesChange, undoTimes, WriteRefusal, writeTimes } from './write-times.ts'

type Doc = { _id: string; _rev: string; _type: string; start?: string; expiry?: string; name?: string }
type Mutation =
  | { create: Doc }
  | { delete: string }
  | { patch: string; rev: string | null; set: Record<string, string>; unset: string[] }

/** As much of a lake as the writer uses: documents with revisions, transactions that happen whole or not at all. */
function createLake(...documents: Doc[]) {
  const stored = new Map(documents.map((document) => [document._id, document]))
  let transactions = 0
  const commit = async (mutations: Mutation[]) => {
    const next = new Map(stored)
    transactions += 1
    const rev = `t${transactions}`
    for (const mutation of mutations) apply(next, mutation, rev)
    stored.clear()
    for (const [id, document] of next) stored.set(id, document)
    return { transactionId: rev }
  }
  const client = {
    getDocument: async (id: string) => stored.get(id),
    getDocuments: async (ids: string[]) => ids.map((id) => stored.get(id) ?? null),
    transaction: () => recorder(commit),
  }
  return { client: client as unknown as SanityClient, stored, get: (id: string) => stored.get(id) }
}

function conflict(): ClientError {
  const answer = { statusCode: 409, headers: {}, body: { error: { description: 'revision' } } }
  return new ClientError(answer as never)
}

function apply(documents: Map<string, Doc>, mutation: Mutation, rev: string): void {
  if ('create' in mutation) {
    if (documents.has(mutation.create._id)) throw conflict()
    documents.set(mutation.create._id, { ...mutation.create, _rev: rev })
  } else if ('delete' in mutation) documents.delete(mutation.delete)
  else {
    const document = documents.get(mutation.patch)
    if (!document || (mutation.rev && document._rev !== mutation.rev)) throw conflict()
    const kept = Object.entries(document).filter(([field]) => !mutation.unset.includes(field))
    documents.set(mutation.patch, { ...Object.fromEntries(kept), ...mutation.set, _rev: rev } as Doc)
  }
}

function recorder(commit: (mutations: Mutation[]) => Promise<{ transactionId: string }>) {
  const mutations: Mutation[] = []
  const transaction = {
    create: (document: Doc) => mutations.push({ create: document }),
    delete: (id: string) => mutations.push({ delete: id }),
    patch: (id: string, build: (patch: unknown) => unknown) => {
      const made = { patch: id, rev: null as string | null, set: {}, unset: [] as string[] }
      const patch = {
        set: (set: Record<string, string>) => Object.assign(made, { set }) && patch,
        unset: (unset: string[]) => Object.assign(made, { unset }) && patch,
        ifRevisionId: (rev: string) => Object.assign(made, { rev }) && patch,
      }
      build(patch)
      mutations.push(made)
    },
    commit: () => commit(mutations),
  }
  return transaction
}

const before = { start: '2026-12-01T00:00:00.000Z', expiry: '2026-12-10T00:00:00.000Z' }
const after = { start: before.start, expiry: '2026-12-14T00:00:00.000Z' }
const published: Doc = { _id: 'tile', _rev: 'p1', _type: 'promoTile', name: 'Tile', ...before }
const change: TimesChange = {
  timesKey: 'tile expiry',
  id: 'tile',
  name: 'Tile',
  draft: false,
  rev: 'p1',
  answerRev: 'p1',
  fields: { start: 'start', expiry: 'expiry' },
  before,
  after,
}

describe('writing times', () => {
  let lake: ReturnType<typeof createLake>
  beforeEach(() => {
    lake = createLake(published)
  })

  it('makes a draft of what is published, which stays as it is', async () => {
    const [written] = await writeTimes(lake.client, [change])
    expect(lake.get('drafts.tile')).toMatchObject({ ...after, name: 'Tile' })
    expect(lake.get('tile')).toEqual(published)
    expect(written).toMatchObject({ createdDraft: true, writtenRev: 't1' })
  })

  it('writes two banners of one page to one draft, by the keys of their slides', async () => {
    const slide = (key: string) => `blocks[_key=="hero"].slides[_key=="${key}"]`
    const banner = (key: string) => ({
      ...change,
      timesKey: slide(key),
      fields: { start: `${slide(key)}.start`, expiry: `${slide(key)}.expiry` },
    })
    const written = await writeTimes(lake.client, [banner('a'), banner('b')])
    expect(lake.get('drafts.tile')).toMatchObject({
      [`${slide('a')}.expiry`]: after.expiry,
      [`${slide('b')}.expiry`]: after.expiry,
    })
    expect(written).toHaveLength(2)
  })

  it('takes away an end that is to be open', async () => {
    await writeTimes(lake.client, [{ ...change, after: { ...after, expiry: null } }])
    expect(lake.get('drafts.tile')).not.toHaveProperty('expiry')
  })

  it('is refused for a document somebody else published since, and for a draft somebody made', async () => {
    lake.stored.set('tile', { ...published, _rev: 'p2' })
    await expect(writeTimes(lake.client, [change])).rejects.toThrow('Someone else just changed “Tile”')
    const other = createLake(published, { ...published, _id: 'drafts.tile', _rev: 'd1' })
    await expect(writeTimes(other.client, [change])).rejects.toThrow(WriteRefusal)
    expect(other.get('drafts.tile')?._rev).toBe('d1')
  })

  it('writes all of several or none', async () => {
    const second = { ...published, _id: 'second', _rev: 's1' }
    const both = createLake(published, second, { ...second, _id: 'drafts.second', _rev: 'd2' })
    const stale = { ...change, id: 'second', draft: true, rev: 'd1' }
    await expect(writeTimes(both.client, [change, stale])).rejects.toThrow(WriteRefusal)
    expect(both.get('drafts.tile')).toBeUndefined()
  })
})

describe('undoing', () => {
  it('takes a draft away that the move had made', async () => {
    const lake = createLake(published)
    await undoTimes(lake.client, await writeTimes(lake.client, [change]))
    expect([...lake.stored.keys()]).toEqual(['tile'])
  })

  it('takes the draft away after two moves and two undos', async () => {
    const lake = createLake(published)
    const first = await writeTimes(lake.client, [change])
    const later = { ...after, expiry: '2026-12-20T00:00:00.000Z' }
    const next = { ...change, draft: true, rev: 't1', before: after, after: later }
    await undoTimes(lake.client, await writeTimes(lake.client, [next]))
    expect(lake.get('drafts.tile')).toMatchObject(after)
    await undoTimes(lake.client, first)
    expect([...lake.stored.keys()]).toEqual(['tile'])
  })

  it('finds the times of a banner inside its page', async () => {
    const page = (expiry?: string) => ({
      blocks: [{ _key: 'hero', slides: [{ _key: 'a', ...(expiry ? { expiry } : {}) }, { _key: 'b' }] }],
    })
    const path = 'blocks[_key=="hero"].slides[_key=="a"]'
    const home = { ...published, ...page() } as Doc
    const lake = createLake(home, { ...home, ...page(after.expiry), _id: 'drafts.tile', _rev: 'd1' } as Doc)
    const moved = {
      ...change,
      timesKey: path,
      fields: { start: `${path}.start`, expiry: `${path}.expiry` },
      before: { start: null, expiry: null },
      after: { start: null, expiry: after.expiry },
      createdDraft: true,
      writtenRev: 'd1',
    }
    await undoTimes(lake.client, [moved])
    expect([...lake.stored.keys()]).toEqual(['tile'])
  })

  it('gives a draft its times back and leaves what somebody else wrote beside them', async () => {
    const lake = createLake(published)
    const written = await writeTimes(lake.client, [change])
    lake.stored.set('drafts.tile', { ...(lake.get('drafts.tile') as Doc), name: 'Renamed', _rev: 'other' })
    await undoTimes(lake.client, written)
    expect(lake.get('drafts.tile')).toMatchObject({ ...before, name: 'Renamed' })
  })

  it('of what was published since makes a draft with the times from before', async () => {
    const lake = createLake(published)
    const written = await writeTimes(lake.client, [change])
    lake.stored.set('tile', { ...(lake.get('drafts.tile') as Doc), _id: 'tile', _rev: 'p2' })
    lake.stored.delete('drafts.tile')
    await undoTimes(lake.client, written)
    expect(lake.get('drafts.tile')).toMatchObject(before)
    expect(lake.get('tile')).toMatchObject(after)
  })

  it('is refused when somebody else has moved it since', async () => {
    const lake = createLake(published)
    const written = await writeTimes(lake.client, [change])
    const moved = { ...(lake.get('drafts.tile') as Doc), expiry: '2027-01-01T00:00:00.000Z' }
    lake.stored.set('drafts.tile', moved)
    await expect(undoTimes(lake.client, written)).rejects.toThrow(WriteRefusal)
    expect(lake.get('drafts.tile')).toEqual(moved)
  })
})
