import { expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { groupMapModel } from './group-map.server.ts'
import { GroupMapBlock } from './group-map.tsx'

const PERTH = [-32.01, 115.93] as const
const FREMANTLE = [-32.05, 115.75] as const
const ALBANY = [-35.02, 117.88] as const

/** The block of a dealer with a place at each point. */
async function renderBlock(...points: (readonly [lat: number, long: number])[]): Promise<string> {
  const locations = points.map(([lat, long], index) => ({
    ...rawLocation,
    id: `place-${index}`,
    slug: `place-${index}`,
    address: { ...rawLocation.address, state: 'WA', lat, long },
  }))
  const block = { type: 'groupMap' as const, key: 'g', title: '', text: '', companies: [] }
  const model = await groupMapModel(block, testDealer({ locations }))
  if (!model) throw new Error('no map')
  return pageHtml(<GroupMapBlock block={{ ...model, key: 'g' }} />)
}

it('places of one city are on its plan, without a choice of companies', async () => {
  const html = await renderBlock(PERTH, FREMANTLE)
  expect(html).toContain('region--city')
  expect(html).not.toContain('type="radio"')
})

it('places of a whole state are on its outline', async () => {
  const html = await renderBlock(PERTH, ALBANY)
  expect(html).not.toContain('region--city')
  expect(html).toContain('Map of Western Australia')
})
