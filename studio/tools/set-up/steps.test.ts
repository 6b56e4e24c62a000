import { describe, expect, it } from 'vitest'
import { describeStops, findNextStep, listLines, listStops, type SetUpFacts } from './steps.ts'

const NOTHING: SetUpFacts = {
  slug: 'saltbush',
  ownAddress: 'saltbush.forecourt.example',
  content: {
    tenant: {
      template: 'metro',
      hosts: null,
      theme: {
        brand: '#1549d8',
        accent: '#ffc936',
        paper: null,
        ink: null,
        picture: null,
        pictureFloor: null,
        foot: null,
      },
      financeProvider: null,
      lenders: null,
    },
    settings: {
      id: 'siteSettings-saltbush',
      name: 'Saltbush',
      wordmark: null,
      logo: null,
      legalName: null,
      abn: null,
      licence: null,
      creditLicence: null,
      privacyContact: null,
      email: null,
      mailTo: null,
      look: null,
      decided: null,
      saved: null,
      tags: null,
      ownFinance: null,
    },
    locations: [],
  },
  stock: {
    onSite: 0,
    newThisWeek: 0,
    withoutPicture: 0,
    filterProblem: null,
    vehicles: { one: 'car', many: 'cars' },
  },
  people: [['administrator'], ['manager-other'], ['marketer-saltbush']],
}

type Content = SetUpFacts['content']
const withSettings = (more: Partial<NonNullable<Content['settings']>>): SetUpFacts => ({
  ...NOTHING,
  content: {
    ...NOTHING.content,
    settings: Object.assign({ ...NOTHING.content.settings }, more) as Content['settings'],
  },
})
const place = {
  id: 'location-a',
  name: 'Mildura',
  phone: '03 5550 0610',
  email: 'sales@saltbush.example',
  street: '1 Deakin Avenue',
  postcode: '3500',
  state: 'VIC' as const,
  days: 7,
  licence: null,
}
const withPlaces = (locations: Content['locations']): SetUpFacts => ({
  ...NOTHING,
  content: { ...NOTHING.content, locations },
})
const judge = (facts: SetUpFacts, id: string) => listLines(facts).find((line) => line.id === id)?.judged

describe('Set up of a site that was just made', () => {
  it('is stopped by six things, and lenders can wait', () => {
    const lines = listLines(NOTHING)
    expect(listStops(lines).map(({ id }) => id)).toEqual([
      'look',
      'locations',
      'stock',
      'legal',
      'people',
      'address',
    ])
    expect(describeStops(lines)).toBe('Made, not live. 6 things stop it.')
    expect(judge(NOTHING, 'lenders')?.state).toBe('missing')
  })

  it('counts what is still being asked for as a stop', () => {
    const asked = { ...NOTHING, stock: undefined, people: undefined }
    expect([judge(asked, 'stock')?.state, judge(asked, 'people')?.state]).toEqual(['asking', 'asking'])
    expect(listStops(listLines(asked))).toHaveLength(6)
  })
})

describe('a step of Set up', () => {
  it.each([
    ['look', withSettings({ decided: ['look'] })],
    ['look', withSettings({ wordmark: 'Saltbush' })],
    [
      'look',
      withSettings({
        look: { brand: '#1c6a70', accent: null, paper: null, ink: null, picture: null, foot: null },
      }),
    ],
    ['locations', withPlaces([place])],
    ['stock', { ...NOTHING, stock: { onSite: 236, newThisWeek: 0, withoutPicture: 3, filterProblem: null } }],
    [
      'legal',
      withSettings({
        legalName: 'Saltbush Automotive Pty Ltd',
        abn: '51 824 753 556',
        licence: 'LMCT 10482',
        privacyContact: { name: 'Tanya Brooks', email: 'privacy@saltbush.example', phone: null },
      }),
    ],
    ['people', { ...NOTHING, people: [['manager-saltbush']] }],
    ['address', withSettings({ decided: ['address'] })],
  ] as [string, SetUpFacts][])('%s is done', (id, facts) => expect(judge(facts, id)?.state).toBe('done'))

  it.each([
    ['locations', withPlaces([{ ...place, phone: null }]), 'Mildura: no phone yet'],
    ['locations', withPlaces([{ ...place, email: null }]), 'No email address that enquiries go to'],
    [
      'locations',
      withPlaces([place, { ...place, name: 'Swan Hill', street: null, days: 0 }]),
      'Swan Hill: no address or hours yet',
    ],
    [
      'legal',
      withSettings({ legalName: 'A', abn: '51 824 753 557', licence: '1' }),
      'No right ABN or privacy contact yet',
    ],
    ['stock', { ...NOTHING, stock: null }, 'The stock isn’t responding right now'],
    ['people', NOTHING, 'No one from the dealer has joined'],
  ] as [string, SetUpFacts, string][])('%s says what is missing', (id, facts, words) =>
    expect(judge(facts, id)).toMatchObject({ state: 'missing', fact: words }),
  )

  it('has lenders only where one of them is named for the repayments', () => {
    const lender = { provider: 'Harbour' } as NonNullable<NonNullable<Content['tenant']>['lenders']>[number]
    const withLender = (financeProvider: string | null): SetUpFacts => {
      const tenant = NOTHING.content.tenant
      return {
        ...NOTHING,
        content: { ...NOTHING.content, tenant: tenant && { ...tenant, financeProvider, lenders: [lender] } },
      }
    }
    expect(judge(withLender('Harbour'), 'lenders')).toMatchObject({ state: 'done', fact: 'Harbour' })
    expect(judge(withLender(null), 'lenders')?.state).toBe('missing')
  })

  it('takes a licence at each location for the dealer’s own', () => {
    const facts = withPlaces([
      { ...place, licence: 'LMCT 1' },
      { ...place, licence: 'LMCT 2' },
    ])
    expect(judge(facts, 'legal')?.fact).toBe('No business name, ABN or privacy contact yet')
  })
})

describe('findNextStep', () => {
  const findNextId = (id: string) => findNextStep(listLines(NOTHING), id, NOTHING)?.id

  it('after a step goes to the next missing one that is done in Set up', () => {
    expect(findNextId('look')).toBe('legal')
    expect(findNextId('legal')).toBe('address')
    expect(findNextId('lenders')).toBe('tags')
  })

  it('after the last one there is none', () => {
    expect(findNextId('tags')).toBeUndefined()
  })
})
