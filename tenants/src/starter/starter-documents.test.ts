import { FLAG_CATALOG } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { plainStarter, zoneOfPlace } from './starter.ts'
import { starterDocuments } from './starter-documents.ts'

const [tenant, settings] = starterDocuments(
  plainStarter({ slug: 'seventh', name: 'Seventh Motors', template: 'metro', state: 'TAS' }),
  '2026-11-28',
)

it('a new dealer ticks no box for its visitors, shows no views below ten and counts no sales', () => {
  expect(settings).toMatchObject({
    _type: 'siteSettings',
    vehiclePage: { viewsFrom: 10 },
    flags: { newsTicked: false },
  })
  expect(tenant?.flags).not.toHaveProperty('salesCounter')
  expect(FLAG_CATALOG.salesCounter.fallback).toBe(false)
})

it.each([
  ['2880', 'NSW', 'Australia/Broken_Hill'],
  [' 2880 ', 'NSW', 'Australia/Broken_Hill'],
  ['2000', 'NSW', 'Australia/Sydney'],
  ['6443', 'WA', 'Australia/Eucla'],
  ['', 'QLD', 'Australia/Brisbane'],
] as const)('a place of postcode %j in %s keeps the time of %s', (postcode, state, zone) => {
  expect(zoneOfPlace({ state, postcode })).toBe(zone)
})

describe('a new dealer that waits', () => {
  const build = (more: Partial<Parameters<typeof starterDocuments>[0]>) =>
    starterDocuments(
      {
        ...plainStarter({ slug: 'seventh', name: 'Seventh Motors', template: 'moto', state: 'TAS' }),
        ...more,
      },
      '2026-11-28',
    )
  const linksOf = (sells: Parameters<typeof starterDocuments>[0]['sells']) => {
    const navigation = build({ sells }).find(({ _type }) => _type === 'navigation')
    const [first] = (navigation?.footer ?? []) as { links: { label: string }[] }[]
    return first?.links.map(({ label }) => label)
  }

  it('is not live, and one made at once has nothing of the kind', () => {
    const at = '2026-11-28T00:00:00.000Z'
    expect(build({ waitsSince: at })[1]).toMatchObject({ launch: { madeAt: at } })
    expect(build({})[1]).not.toHaveProperty('launch')
  })

  it('links from its foot to what it sells', () => {
    expect(linksOf(['motorcycles'])).toEqual(['New motorcycles', 'Used motorcycles'])
    expect(linksOf(['trucks', 'caravans'])).toEqual(['Trucks', 'Caravans', 'Motorhomes'])
    expect(linksOf(['cars'])).toEqual(['SUVs', 'Utes', 'Hatchbacks', 'Sedans'])
  })

  it('has no made-up address in its privacy policy', () => {
    expect(JSON.stringify(build({}))).not.toContain('privacy@')
  })
})
