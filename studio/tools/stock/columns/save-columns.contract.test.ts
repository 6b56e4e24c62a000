import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLakeClient } from '../../../../tenants/seed/lake-client.ts'
import { type SpawnedLake, spawnLake } from '../../../../tenants/testing/spawned-lake.ts'
import { ColumnsNotSaved, saveColumns } from './save-columns.ts'

const SITE = 'tenant-coast'
const SETTINGS = 'siteSettings-coast'
const COLUMNS = [{ column: 'Model Yr', field: 'year' }] as unknown as Parameters<typeof saveColumns>[2]

let lake: SpawnedLake
let client: SanityClient
beforeAll(async () => {
  lake = await spawnLake()
  client = createLakeClient(lake.lake)
  await client.create({ _id: SITE, _type: 'tenant', name: 'Coast' })
}, 60_000)
afterAll(() => lake?.end())

const settings = (_id: string, email: string) => ({
  _id,
  _type: 'siteSettings',
  email,
  tenant: { _type: 'reference', _ref: SITE },
})
const read = (id: string) =>
  client.fetch<{ email: string; columns: string[] | null } | null>(
    '*[_id == $id][0]{email, "columns": stockColumns[].column}',
    { id },
  )

beforeEach(async () => {
  await client.delete({ query: '*[_type == "siteSettings"]' })
  await client.create(settings(SETTINGS, 'now@coast.example'))
})

describe('saving what columns of a file are', () => {
  it('writes them to the published settings', async () => {
    await saveColumns(client, SITE, COLUMNS)
    expect(await read(SETTINGS)).toEqual({ email: 'now@coast.example', columns: ['Model Yr'] })
    expect(await read(`drafts.${SETTINGS}`)).toBeNull()
  })

  it('writes how the file is read beside them', async () => {
    const feed = { file: 'stock.csv', format: 'csv', element: 'vehicle', delimiter: 'semicolons' } as const
    await saveColumns(client, SITE, COLUMNS, feed)
    expect(await client.fetch('*[_id == $id][0].stockFeed', { id: SETTINGS })).toEqual(feed)
  })

  it('writes them to a draft as well, and leaves what else it says unpublished', async () => {
    await client.create(settings(`drafts.${SETTINGS}`, 'soon@coast.example'))
    await saveColumns(client, SITE, COLUMNS)
    expect(await read(SETTINGS)).toEqual({ email: 'now@coast.example', columns: ['Model Yr'] })
    expect(await read(`drafts.${SETTINGS}`)).toEqual({ email: 'soon@coast.example', columns: ['Model Yr'] })
  })

  it('writes nothing when somebody publishes between reading and writing, and says so', async () => {
    await client.create(settings(`drafts.${SETTINGS}`, 'soon@coast.example'))
    const slow = client.clone()
    const fetch = client.fetch.bind(client)
    slow.fetch = (async (...args: Parameters<typeof fetch>) => {
      const answer = await fetch(...args)
      await client.patch(SETTINGS).set({ email: 'faster@coast.example' }).commit()
      return answer
    }) as typeof slow.fetch
    await expect(saveColumns(slow, SITE, COLUMNS)).rejects.toThrow('Nothing was saved')
    expect(await read(SETTINGS)).toEqual({ email: 'faster@coast.example', columns: null })
    expect(await read(`drafts.${SETTINGS}`)).toEqual({ email: 'soon@coast.example', columns: null })
  })

  it('is refused for a site that has no published settings', async () => {
    await client.delete(SETTINGS)
    await expect(saveColumns(client, SITE, COLUMNS)).rejects.toBeInstanceOf(ColumnsNotSaved)
  })
})
