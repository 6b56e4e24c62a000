import type { MadeDocument } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import type { StudioSite } from '../../access/studio-sites.ts'
import { listPreviewPages } from './preview-pages.ts'

const NOW = '2026-11-26T00:00:00.000Z'
const START = '2026-12-01T13:00:00.000Z'
const site = (slug: string) => ({ id: `tenant-${slug}`, slug, timeZone: 'Australia/Perth' }) as StudioSite
const made = (slug: string, part: string, fields: object): MadeDocument => ({
  site: `tenant-${slug}`,
  part,
  document: { _id: `${part}-${slug}`, _type: 'promoTile', ...fields },
})
const pages = (documents: MadeDocument[], part: string) =>
  listPreviewPages(documents, [site('coast'), site('inland')], part, NOW)

describe('the pages of a campaign’s part', () => {
  it('are those of its type, at its start on each site, without sites that leave it out', () => {
    expect(pages([made('inland', 't1', { start: START })], 't1')).toEqual([
      { site: site('inland'), from: START, path: `/search?at=${encodeURIComponent(START)}` },
    ])
  })

  it('are shown as they are now after the start, and without a start', () => {
    const past = { start: '2026-11-01T00:00:00.000Z', _type: 'banner' }
    expect(
      pages([made('coast', 'banner', past), made('inland', 'banner', { _type: 'banner' })], 'banner'),
    ).toEqual([
      { site: site('coast'), from: null, path: '/?at=' },
      { site: site('inland'), from: null, path: '/?at=' },
    ])
  })

  it('are an offer’s own page by its address on the site', () => {
    const offer = made('coast', 'offer', { _type: 'offer', slug: { current: 'tow-bar-coast' } })
    expect(pages([offer], 'offer')[0]?.path).toBe('/offers/tow-bar-coast?at=')
  })
})
