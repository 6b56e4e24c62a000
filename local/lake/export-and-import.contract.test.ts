// Content moves between lakes with the hosted service's own tools, whole or one dealer at a time.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client-next'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { nextClientFor, startTestLake, type TestLake, testFolder } from './testing/test-lake.ts'
import { at, DOCUMENTS, on, readToken, startTwoDealers } from './testing/two-dealers.ts'

type Documents = { _id: string; _type: string; [field: string]: unknown }[]

const createClient = (lake: TestLake, token?: string) =>
  nextClientFor(lake.url, { perspective: 'raw', ...(token ? { token } : {}) }) as unknown as SanityClient

async function exported(
  lake: TestLake,
  options: Partial<Parameters<typeof exportDataset>[0]> = {},
  token?: string,
): Promise<string> {
  const outputPath = join(await testFolder(), 'export.tar.gz')
  const dataset = 'production'
  await exportDataset({ client: createClient(lake, token), dataset, outputPath, ...options } as Parameters<
    typeof exportDataset
  >[0])
  return outputPath
}

const imported = (lake: TestLake, source: string) =>
  sanityImport(createReadStream(source), {
    client: createClient(lake) as never,
    operation: 'createOrReplace',
    releasesOperation: 'ignore',
    allowAssetsInDifferentDataset: true,
  } as never)

/** All documents without what a store gives them: revision, times and addresses of assets. */
async function readContent(lake: TestLake): Promise<Documents> {
  const all = await createClient(lake).fetch<Documents>('*[!(_id in path("_.**"))] | order(_id asc)')
  return all.map(
    ({ _rev: _1, _createdAt: _2, _updatedAt: _3, url: _4, uploadId: _5, ...rest }) => rest,
  ) as Documents
}

async function fill(lake: TestLake): Promise<void> {
  const client = createClient(lake)
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b00' } })
    .png()
    .toBuffer()
  const image = await client.assets.upload('image', picture, { filename: 'car.png', title: 'A car' })
  const file = await client.assets.upload('file', Buffer.from('a,b\n1,2\n'), { filename: 'prices.csv' })
  const pointing = (_ref: string) => ({ asset: { _type: 'reference', _ref } })
  await client.create({
    _id: 'page-with-assets',
    _type: 'page',
    ...at('a'),
    photo: { _type: 'image', ...pointing(image._id), hotspot: { x: 0.5, y: 0.25, width: 1, height: 1 } },
    prices: { _type: 'file', ...pointing(file._id) },
    words: [
      { _key: 'k', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Ünïcode \u2028 “x”' }] },
    ],
  })
  await client.create({ _id: 'offer-of-both', _type: 'offer', ...on('a', 'b') })
}

describe('the real @sanity/export and @sanity/import', () => {
  test.each(['stream', 'cursor'] as const)(
    'move everything with drafts, references and assets, read as a %s',
    async (mode) => {
      const { lake: from } = await startTwoDealers()
      await fill(from)
      const to = await startTestLake()
      const { numDocs } = await imported(to, await exported(from, { mode }))
      const content = await readContent(from)
      expect(content.map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(['drafts.page-a', 'page-with-assets']),
      )
      expect(numDocs).toBeGreaterThan(DOCUMENTS.length)
      expect(await readContent(to)).toEqual(content)
      const assets = await createClient(to).fetch<{ url: string; size: number }[]>(
        '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{url, size}',
      )
      expect(assets).toHaveLength(2)
      for (const { url, size } of assets) {
        const answer = await fetch(url)
        expect([new URL(url).port, answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
          String(to.port),
          200,
          size,
        ])
      }
    },
    60_000,
  )

  test('importing the same again, or over changed content, ends in the exported content', async () => {
    const { lake: from } = await startTwoDealers()
    await fill(from)
    const file = await exported(from)
    const content = await readContent(from)
    await createClient(from).patch('page-a').set({ title: 'Changed since' }).commit()
    await imported(from, file)
    await imported(from, file)
    expect(await readContent(from)).toEqual(content)
  }, 60_000)

  test('one dealer’s export holds the documents of that dealer alone, chosen or by the rights of its staff', async () => {
    const { lake: from, editor } = await startTwoDealers()
    await fill(from)
    const names = JSON.stringify('tenant-a')
    const isOfA = (document: object) => JSON.stringify(document).includes(names)
    const chosen = await startTestLake()
    await createClient(chosen).create({ _id: 'tenant-b', _type: 'tenant', name: 'Only for the references' })
    await imported(chosen, await exported(from, { filterDocument: isOfA }))
    const ids = (await readContent(chosen)).map(({ _id }) => _id)
    expect(ids).toEqual(expect.arrayContaining(['tenant-a', 'page-a', 'drafts.page-a', 'page-with-assets']))
    expect(ids.filter((id) => /page-b|new-b/.test(id))).toEqual([])

    const byStaff = await exported(from, {}, readToken(editor))
    const staff = await startTestLake()
    await createClient(staff).create({ _id: 'tenant-b', _type: 'tenant', name: 'Only for the references' })
    await imported(staff, byStaff)
    const seen = (await readContent(staff)).map(({ _id }) => _id)
    expect(seen).toEqual(expect.arrayContaining(['tenant-a', 'page-a', 'page-with-assets']))
    expect(seen.filter((id) => /page-b|new-b/.test(id))).toEqual([])
  }, 60_000)

  test('without a token nothing is exported', async () => {
    const { lake: from } = await startTwoDealers()
    const { status } = await fetch(`${from.url}/v1/data/export/production`)
    expect(status).toBe(401)
  })
})

test.each(['v1', 'v2021-06-07', 'v2025-02-19'])(
  'GET /%s/data/export: a document a line, by type on request',
  async (version) => {
    const { lake } = await startTwoDealers()
    const answer = await fetch(`${lake.url}/${version}/data/export/production?types=offer`, {
      headers: { authorization: `Bearer ${createClient(lake).config().token}` },
    })
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
    const lines = (await answer.text()).trim().split('\n')
    expect(new Set(lines.map((line) => (JSON.parse(line) as { _type: string })._type))).toEqual(
      new Set(['offer']),
    )
  },
)
