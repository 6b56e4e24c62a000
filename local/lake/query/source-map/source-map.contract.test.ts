import type { ContentSourceMap, SanityClient } from '@sanity/client'
import { resolveEditUrl } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { resolveEditUrl as resolveNextEditUrl } from '@sanity/client-next/csm'
import { describe, expect, test } from 'vitest'
import {
  ask,
  clientFor,
  nextClientFor,
  READ_TOKEN,
  startTestLake,
  type TestLake,
} from '../../testing/test-lake.ts'

const DOCUMENTS: { _id: string; _type: string; [name: string]: unknown }[] = [
  { _id: 'tenant-quay', _type: 'tenant', name: 'Quay', slug: { current: 'quay' } },
  { _id: 'page-1', _type: 'page', title: 'Home', tenant: { _type: 'reference', _ref: 'tenant-quay' } },
  {
    _id: 'drafts.page-1',
    _type: 'page',
    title: 'Home, soon',
    tenant: { _type: 'reference', _ref: 'tenant-quay' },
    blocks: [{ _key: 'k1', _type: 'hero', title: 'Welcome', link: 'https://a.example' }],
  },
]
const QUERY =
  '*[_type == "page"][0]{title, "dealer": tenant->name, "blocks": blocks[]{"key": _key, title, link}}'
const DRAFTS = { perspective: 'drafts' } as const

async function seededLake(): Promise<TestLake> {
  const lake = await startTestLake()
  await lake.client().mutate(DOCUMENTS.map((create) => ({ create })))
  return lake
}

const CLIENTS = [
  ['version 7', clientFor, resolveEditUrl],
  ['version 8', nextClientFor, resolveNextEditUrl],
] as const

describe.each(CLIENTS)('the client of %s', (_, createClient, resolve) => {
  const mappedFetch = (client: SanityClient, resultSourceMap: boolean | 'withKeyArraySelector') =>
    client.fetch(QUERY, {}, { ...DRAFTS, resultSourceMap, filterResponse: false })

  test.each([true, 'withKeyArraySelector'] as const)(
    'resolves edit locations by the map (%s)',
    async (style) => {
      const client = createClient((await seededLake()).url)
      const { result, resultSourceMap } = await mappedFetch(client, style)
      const hrefOf = (resultPath: (string | number)[]) =>
        resolve({
          resultSourceMap: resultSourceMap as ContentSourceMap,
          resultPath,
          studioUrl: 'http://studio.example',
        })
      const element = style === true ? 'blocks[0].title' : 'blocks[_key=="k1"].title'
      expect(result).toEqual(await client.fetch(QUERY, {}, DRAFTS))
      expect(hrefOf(['title'])).toContain('id=page-1;type=page;path=title?')
      expect(hrefOf(['dealer'])).toContain('id=tenant-quay;type=tenant;path=name?')
      expect(hrefOf(['blocks', 0, 'title'])).toContain(`path=${encodeURIComponent(element)}`)
      expect(hrefOf(['nothing'])).toBe(undefined)
    },
  )

  test('texts: contain their edit location; URLs do not', async () => {
    const client = createClient((await seededLake()).url).withConfig({
      stega: { enabled: true, studioUrl: 'http://studio.example' },
    })
    const page = await client.fetch(QUERY, {}, DRAFTS)
    const [block] = page.blocks
    expect(block.title).not.toBe('Welcome')
    expect(stegaClean(block.title)).toBe('Welcome')
    expect(block.link).toBe('https://a.example')
  })
})

test('source map: returned on request only', async () => {
  const lake = await seededLake()
  const get = async (more: string) => {
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(QUERY)}${more}`
    return (await ask(lake, path, { token: READ_TOKEN })).json()
  }
  expect(await get('')).not.toHaveProperty('resultSourceMap')
  expect(await get('&resultSourceMap=false')).not.toHaveProperty('resultSourceMap')
  expect(await get('&resultSourceMap=true')).toHaveProperty('resultSourceMap.documents.0._id', 'page-1')
  expect(await get('&resultSourceMap=some')).toMatchObject({ error: { type: 'invalidParameter' } })
})
