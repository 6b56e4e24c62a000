import type { SanityClient } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { DEALERS } from '../src/index.ts'
import { seedContent } from './seed-content.ts'
import { inBatches, listSeedDocuments } from './seed-plan.ts'

type Stored = Map<string, Record<string, unknown>>

/** A lake in memory behind the few calls that seeding makes; it counts its transactions. */
function memoryLake() {
  const stored: Stored = new Map()
  const calls = { transactions: 0, uploads: 0 }
  const put = (document: SeedDocument, replace: boolean) => {
    if (replace || !stored.has(document._id)) stored.set(document._id, document)
  }
  const client = {
    async fetch(query: string, params: { id?: string; ids?: string[]; hashes?: string[] }) {
      if (params.ids) return params.ids.filter((id) => stored.has(id))
      if (!query.includes('imageAsset')) return stored.get(String(params.id))?.documents ?? null
      return [...stored.values()].filter((document) => params.hashes?.includes(String(document.sha1hash)))
    },
    transaction() {
      const writes: (() => void)[] = []
      return {
        createIfNotExists: (document: SeedDocument) => writes.push(() => put(document, false)),
        createOrReplace: (document: SeedDocument) => writes.push(() => put(document, true)),
        async commit() {
          calls.transactions += 1
          for (const write of writes) write()
        },
      }
    },
    async createOrReplace(document: SeedDocument) {
      put(document, true)
    },
    assets: {
      async upload(_kind: string, bytes: Buffer) {
        const { createHash } = await import('node:crypto')
        const sha1hash = createHash('sha1').update(bytes).digest('hex')
        const asset = { _id: `image-${sha1hash}-900x600-webp`, _type: 'sanity.imageAsset', sha1hash }
        calls.uploads += 1
        stored.set(asset._id, asset)
        return asset
      },
    },
  }
  return { client: client as unknown as SanityClient, stored, calls }
}

const dealer = DEALERS[0]
if (!dealer) throw new Error('There is no demo dealer')
const content = {
  documents: listSeedDocuments([], [dealer], '2026-11-21'),
  pictures: dealer.pictures,
}

describe('seeding', () => {
  it('writes all documents with their pictures into an empty lake', async () => {
    const lake = memoryLake()
    const result = await seedContent(lake.client, content, false)
    expect(result).toEqual({
      written: content.documents.length,
      uploaded: dealer.pictures.length,
      total: content.documents.length,
    })
    const offer = [...lake.stored.values()].find(
      (document) => document._type === 'offer' && 'image' in document,
    )
    expect(offer?.image).toMatchObject({ asset: { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-/) } })
    expect(JSON.stringify([...lake.stored.values()])).not.toContain('seedPicture')
  })

  it('writes nothing the second time', async () => {
    const lake = memoryLake()
    await seedContent(lake.client, content, false)
    const before = { ...lake.calls }
    expect(await seedContent(lake.client, content, false)).toMatchObject({ written: 0, uploaded: 0 })
    expect(lake.calls).toEqual(before)
  })

  it('leaves documents that staff changed, and does not restore those they deleted', async () => {
    const lake = memoryLake()
    await seedContent(lake.client, content, false)
    const [changed, deleted] = content.documents.map((document) => document._id)
    lake.stored.set(String(changed), { _id: changed, name: 'Changed by staff' })
    lake.stored.delete(String(deleted))
    await seedContent(lake.client, content, false)
    expect(lake.stored.get(String(changed))?.name).toBe('Changed by staff')
    expect(lake.stored.has(String(deleted))).toBe(false)
  })

  it('adds the documents of a newer version', async () => {
    const lake = memoryLake()
    await seedContent(lake.client, content, false)
    const more = { ...content, documents: [...content.documents, { _id: 'page-new', _type: 'page' }] }
    expect(await seedContent(lake.client, more, false)).toMatchObject({ written: 1, uploaded: 0 })
    expect(lake.stored.has('page-new')).toBe(true)
  })

  it('restores a deleted document that a newer one refers to, and no other', async () => {
    const lake = memoryLake()
    const make = { _id: 'manufacturer-a', _type: 'manufacturer' }
    const other = { _id: 'manufacturer-b', _type: 'manufacturer' }
    const first = { documents: [make, other], pictures: [] }
    await seedContent(lake.client, first, false)
    lake.stored.delete(make._id)
    lake.stored.delete(other._id)
    const model = { _id: 'model-a', _type: 'model', manufacturer: { _ref: make._id } }
    const tenant = { _id: 'tenant-x', _type: 'tenant', websites: [{ model: { _ref: model._id } }] }
    const next = { documents: [...first.documents, model, tenant], pictures: [] }
    await seedContent(lake.client, next, false)
    expect(lake.stored.has(make._id)).toBe(true)
    expect(lake.stored.has(other._id)).toBe(false)
  })

  it('completes an interrupted seeding', async () => {
    const lake = memoryLake()
    await seedContent(lake.client, content, false)
    lake.stored.delete('seedRecord')
    const [first] = content.documents.map((document) => document._id)
    lake.stored.delete(String(first))
    await seedContent(lake.client, content, false)
    expect(lake.stored.has(String(first))).toBe(true)
  })

  it('overwrites everything with --replace', async () => {
    const lake = memoryLake()
    await seedContent(lake.client, content, false)
    const [changed] = content.documents
    lake.stored.set(String(changed?._id), { _id: changed?._id, name: 'Changed by staff' })
    await seedContent(lake.client, content, true)
    expect(lake.stored.get(String(changed?._id))?.name).not.toBe('Changed by staff')
  })

  it('names a missing picture', async () => {
    const lake = memoryLake()
    const wrong = {
      documents: [{ _id: 'x', _type: 'page', image: { seedPicture: 'nowhere' } }],
      pictures: [],
    }
    await expect(seedContent(lake.client, wrong, false)).rejects.toThrow(
      'No dealer has a picture named "nowhere".',
    )
  })
})

describe('the plan of a seeding', () => {
  it('writes a document before those that refer to it', () => {
    const types = listSeedDocuments(
      [{ _id: 'manufacturer-a', _type: 'manufacturer' }],
      [dealer],
      '2026-11-21',
    ).map((document) => document._type)
    expect(types.indexOf('manufacturer')).toBeLessThan(types.indexOf('tenant'))
    expect(types.lastIndexOf('tenant')).toBeLessThan(types.indexOf('location'))
  })

  it('knows the order of every type it writes', () => {
    const seen = new Map<string, number[]>()
    listSeedDocuments([], [dealer], '2026-11-21').forEach((document, at) => {
      seen.set(document._type, [...(seen.get(document._type) ?? []), at])
    })
    for (const places of seen.values())
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1)
  })

  it('is split into batches of a size, the last one smaller', () => {
    expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(inBatches([], 2)).toEqual([])
  })
})
