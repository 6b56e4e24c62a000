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
  deriveColours,
  EMPTY_DEALER,
  formatSlug,
  listHosts,
  listProblems,
  type NewDealer,
  newPlace,
  STEPS,
  slugify,
  toStarter,
} from './new-dealer.ts'

const OTHERS: OtherSite[] = [
  {
    slug: 'redgum',
    name: 'Redgum Trucks',
    hosts: ['www.redgum.example'],
    dealerships: [{ id: '301', slug: 'redgum-dalby' }],
  },
]
const FORM: NewDealer = {
  ...EMPTY_DEALER,
  name: 'Saltbush Automotive',
  places: [{ ...newPlace('a', 'VIC'), name: 'Mildura', city: 'Mildura', sunday: 'by appt' }],
}
const problems = (changed: Partial<NewDealer>, step: number) =>
  listProblems({ ...FORM, ...changed }, step, OTHERS)

describe('a new dealer’s form', () => {
  it('has no problem once the name and a location are given', () => {
    expect(STEPS.map((_, step) => problems({}, step))).toEqual([{}, {}, {}, {}, {}])
    expect(STEPS.map((_, step) => Object.keys(listProblems(EMPTY_DEALER, step, [])))).toEqual([
      ['name'],
      ['slug'],
      [],
      ['place-1-name'],
      ['dealership'],
    ])
  })

  it('takes the address from the name until one is written', () => {
    expect(formatSlug(FORM)).toBe('saltbush-automotive')
    expect(formatSlug({ ...FORM, slug: 'salt' })).toBe('salt')
    expect([slugify("O'Brien & Söhne!"), slugify('  '), slugify('Ünïted – Cars')]).toEqual([
      'obrien-sohne',
      '',
      'united-cars',
    ])
    expect(findSiteSlugProblem(slugify('A'.repeat(60)))).toBeNull()
  })

  it.each([
    [1, { slug: 'redgum' }, 'slug', /is the address of Redgum Trucks/],
    [1, { hosts: 'https://x.example' }, 'hosts', /not a host name/],
    [1, { hosts: 'www.a.example, WWW.redgum.example' }, 'hosts', /host name of Redgum/],
    [2, { brand: 'teal' }, 'brand', /# and six digits/],
    [3, { places: [{ ...newPlace('a'), name: 'A', postcode: '12' }] }, 'a-postcode', /four digits/],
    [3, { places: [{ ...newPlace('a'), name: 'A', workdays: '9-' }] }, 'a-workdays', /./],
    [3, { places: [newPlace('a'), newPlace('b')].map((one) => ({ ...one, name: 'A' })) }, 'b-name', /Two/],
    [4, { dealership: 'redgum-dalby' }, 'dealership', /dealership of Redgum/],
    [4, { dealershipId: '301' }, 'dealershipId', /dealership of Redgum/],
  ] as [number, Partial<NewDealer>, string, RegExp][])(
    'tells in step %i beside the field: %o',
    (step, changed, field, words) => expect(problems(changed, step)[field]).toMatch(words),
  )

  it('reads several host names however they are separated', () => {
    expect(listHosts({ ...FORM, hosts: 'A.example,\n b.example; a.example' })).toEqual([
      'a.example',
      'b.example',
    ])
  })

  it('becomes a starter with locations of different addresses', () => {
    const places = [
      { ...newPlace('a', 'VIC'), name: 'MG' },
      { ...newPlace('b', 'SA'), name: 'Swan Hill' },
      { ...newPlace('c', 'SA'), name: 'Swan-Hill' },
    ]
    const starter = toStarter({ ...FORM, places }, null)
    expect(starter.locations.map(({ slug }) => slug)).toEqual(['mg-yard', 'swan-hill', 'swan-hill-2'])
    expect(starter.locations[0].hours.workdays.intervals).toEqual([{ open: '08:30', close: '17:30' }])
    expect(starter).toMatchObject({
      slug: 'saltbush-automotive',
      dealership: { slug: 'saltbush-automotive', id: '' },
    })
  })
})

describe('the colours of a new dealer', () => {
  it('are the template’s until they are written', () => {
    expect(deriveColours({ ...FORM, brand: '#1c6a70' })).toEqual({ brand: '#1c6a70', accent: '#ffc936' })
  })

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
