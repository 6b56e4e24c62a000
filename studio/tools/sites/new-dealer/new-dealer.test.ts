import {
  checkTheme,
  findSiteSlugProblem,
  type OtherSite,
  SURFACE_COLOURS,
  TEMPLATE_NAMES,
} from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { formatContrast, nearestReadable } from './contrast.ts'
import {
  EMPTY_DEALER,
  formatSlug,
  listProblems,
  type NewDealer,
  slugify,
  stateOf,
  templateOf,
  toStarter,
} from './new-dealer.ts'

const NOW = '2026-11-29T00:00:00.000Z'
const OTHERS: OtherSite[] = [
  {
    slug: 'redgum',
    name: 'Redgum Trucks',
    hosts: ['www.redgum.example'],
    dealerships: [{ id: '301', slug: 'redgum-dalby' }],
  },
]
const FORM: NewDealer = { ...EMPTY_DEALER, name: 'Saltbush Automotive', town: 'Mildura', postcode: '3500' }
const form = (changed: Partial<NewDealer>): NewDealer => ({ ...FORM, ...changed })

describe('a new dealer’s form', () => {
  it('has no problem once name and first place are given', () => {
    expect(listProblems(FORM, OTHERS)).toEqual({})
    expect(Object.keys(listProblems(EMPTY_DEALER, []))).toEqual(['name', 'slug', 'town', 'postcode'])
  })

  it('takes the address from the name until one is written', () => {
    expect(formatSlug(FORM)).toBe('saltbush-automotive')
    expect(formatSlug(form({ slug: 'salt' }))).toBe('salt')
    expect([slugify("O'Brien & Söhne!"), slugify('  '), slugify('Ünïted – Cars')]).toEqual([
      'obrien-sohne',
      '',
      'united-cars',
    ])
    expect(findSiteSlugProblem(slugify('A'.repeat(60)))).toBeNull()
  })

  it.each([
    [{ slug: 'redgum' }, 'slug', /is the address of Redgum Trucks/],
    [{ slug: 'redgum-dalby' }, 'slug', /dealership of Redgum/],
    [{ name: ' redgum trucks ' }, 'name', /Another dealer/],
    [{ sells: [] }, 'sells', /Choose/],
    [{ postcode: '12' }, 'postcode', /four digits/],
    [{ postcode: '0100' }, 'postcode', /four digits/],
  ] as [Partial<NewDealer>, keyof NewDealer, RegExp][])(
    'tells beside the field: %o',
    (changed, field, words) => expect(listProblems(form(changed), OTHERS)[field]).toMatch(words),
  )

  it('finds the state by the postcode and the template by what is sold', () => {
    expect([stateOf(FORM), stateOf(form({ postcode: '35' }))]).toEqual(['VIC', null])
    const template = (...sells: NewDealer['sells']) => templateOf(form({ sells }))
    expect([template('cars', 'trucks'), template('motorcycles'), template('trucks', 'caravans')]).toEqual([
      'metro',
      'moto',
      'outback',
    ])
    expect(templateOf(form({ template: 'marque' }))).toBe('marque')
  })

  it('becomes a site that waits, with its first place', () => {
    const starter = toStarter(form({ town: 'MG' }), NOW)
    expect(starter).toMatchObject({
      slug: 'saltbush-automotive',
      waitsSince: NOW,
      dealership: { slug: 'saltbush-automotive', id: '' },
      locations: [{ slug: 'mg-yard', name: 'MG', city: 'MG', postcode: '3500', state: 'VIC' }],
    })
    expect(starter.locations[0].hours.workdays.intervals).toEqual([{ open: '08:30', close: '17:30' }])
  })
})

describe('the colours of a dealer', () => {
  it('say their contrast in words', () => {
    expect(formatContrast('brand', { brand: '#1c6a70', accent: '#f0c987' }, 'metro')).toBe(
      'White words on it: 6.3 to 1',
    )
    expect(formatContrast('accent', { brand: '#1c6a70', accent: '#f0c987' }, 'metro')).toMatch(/^Dark words/)
  })

  it.each(TEMPLATE_NAMES)('that cannot be read have a near one that can, on %s', (template) => {
    for (const brand of ['#808080', '#e34a4a', '#4fa3a9', '#ff7700']) {
      const colours = { brand, accent: '#f0c987' }
      if (checkTheme(colours, SURFACE_COLOURS[template]).shown) continue
      const nearest = nearestReadable('brand', colours, template)
      expect(nearest).toMatch(/^#[0-9a-f]{6}$/)
      expect(checkTheme({ ...colours, brand: String(nearest) }, SURFACE_COLOURS[template]).shown).toBe(true)
    }
  })
})
