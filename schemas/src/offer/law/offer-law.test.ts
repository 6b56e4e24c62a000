import { describe, expect, it } from 'vitest'
import type { LawKey } from './law-line.ts'
import { countLaw } from './law-line.ts'
import { checkOfferLaw, type LawDealer, type LawOffer } from './offer-law.ts'
import { checkWordsLaw } from './page-law.ts'

const NOW = '2026-11-23T02:00:00Z'
const dealer: LawDealer = {
  licence: 'MD 071 944',
  creditLicence: 'Australian credit licence 512 884',
  state: 'NSW',
  lender: null,
  timeZone: 'Australia/Sydney',
  now: NOW,
}
const loan: LawOffer = {
  name: '5.99% on demonstrator hatchbacks',
  category: 'Finance offer',
  description: 'At 5.99% a year, comparison rate 7.24%. From $28,990 drive away.',
  sanitizedDescription: '',
  disclaimer: 'Approved applicants only. While stock lasts.',
  figure: '',
  figureUnit: '',
  figureNote: '',
  inclusions: [],
  searchHref: '/search/hatch',
  price: 28_990,
  interestRate: 5.99,
  comparisonRate: 7.24,
  termMonths: 36,
  deposit: null,
  finalPayment: null,
  start: null,
  expiry: '2026-12-08T12:59:59Z',
}

const lines = (changes: Partial<LawOffer> = {}, of: Partial<LawDealer> = {}) =>
  checkOfferLaw({ ...loan, ...changes }, { ...dealer, ...of })
const line = (key: LawKey, changes: Partial<LawOffer> = {}, of: Partial<LawDealer> = {}) =>
  lines(changes, of).find((one) => one.key === key)

describe('what the law asks of a whole finance offer', () => {
  it('is all there', () => {
    expect(lines().filter(({ state }) => state === 'wrong')).toEqual([])
    expect(countLaw(lines())).toMatch(/^All \d+ are there$/)
    expect(line('end')?.reason).toBe('Tue 8 Dec, 11:59 pm')
  })

  it('is little of a workshop’s offer', () => {
    const service = { category: 'Service offer', name: 'Brakes', description: '$30 a month.', disclaimer: '' }
    const none = { price: null, interestRate: null, comparisonRate: null, termMonths: null, expiry: null }
    expect(countLaw(lines({ ...service, ...none }))).toBe('Nothing needed')
  })
})

describe('the total price', () => {
  it.each([
    ['drive away', 'right'],
    ['ride away', 'right'],
    ['excl. government charges', 'right'],
    ['only', 'wrong'],
  ])('with “%s” is %s', (figureUnit, state) => {
    expect(line('totalPrice', { description: 'A hatch.', figureUnit })?.state).toBe(state)
  })

  it('that says nothing of on-road costs is wrong, at the field beside it', () => {
    expect(line('totalPrice', { description: 'A hatch.' })).toMatchObject({
      reason: '$28,990: write drive away or ride away beside it, or what it leaves out',
      place: { of: 'offer', field: 'figureUnit' },
    })
  })

  it('of no car is not needed', () => expect(line('totalPrice', { price: null })?.state).toBe('notNeeded'))
})

describe('the comparison rate', () => {
  it.each([
    ['is missing', { comparisonRate: null }, 'comparisonRate'],
    ['is lower than the rate', { comparisonRate: 5 }, 'comparisonRate'],
    ['has no rate beside it', { interestRate: null }, 'interestRate'],
    [
      'is another one in the words',
      { description: 'At 5.99% a year, comparison rate 6.54%.' },
      'description',
    ],
    [
      'stands beside another rate in the words',
      { description: 'At 4.99% p.a., comparison rate 7.24%.' },
      'description',
    ],
    ['is not in words that name a rate', { description: 'At 5.99% p.a.' }, 'description'],
    [
      'is not on a used car whose words name a rate',
      { category: 'Used car offer', interestRate: null, comparisonRate: null },
      'interestRate',
    ],
  ] as const)('%s: wrong', (_name, changes, field) => {
    expect(line('comparisonRate', changes)).toMatchObject({ state: 'wrong', place: { of: 'offer', field } })
  })

  it('is the one that the lender’s fees make, as the site shows it', () => {
    const lender = {
      provider: 'Murray Vale',
      establishmentFeeCents: 39_500,
      feeMethod: 'added',
      monthlyFeeCents: 0,
      exampleBalloonPercent: 0,
    } as const
    expect(line('comparisonRate', {}, { lender })).toMatchObject({
      state: 'wrong',
      title: 'Two comparison rates',
    })
    expect(line('lender', {}, { lender })?.reason).toBe('Murray Vale, Australian credit licence 512 884')
  })

  it('is needed by a repayment, however it is written', () => {
    for (const words of ['$99 a week', '$99/week', '$99 pw', '$99 per week'])
      expect(
        line('repayment', { description: words, interestRate: null, comparisonRate: null }),
        words,
      ).toMatchObject({ state: 'wrong' })
  })

  it('and its example want how long', () => {
    expect(line('example', { termMonths: null })).toMatchObject({
      state: 'wrong',
      place: { field: 'termMonths' },
    })
    expect(line('warning')?.reason).toBe('Word for word, comes by itself')
  })
})

describe('who advertises', () => {
  it.each([
    ['NSW', 'MD 071 944', 'right'],
    ['VIC', 'MD 071 944', 'wrong'],
    ['VIC', 'LMCT 11 482', 'right'],
    ['SA', 'LVD 294 611', 'right'],
    ['QLD', '4 412 903', 'right'],
    ['QLD', 'LMCT 11 482', 'wrong'],
    ['NT', 'whatever', 'right'],
    [null, '', 'wrong'],
  ] as const)('in %s with the licence “%s”: %s', (state, licence, is) => {
    expect(line('licence', {}, { state, licence })?.state).toBe(is)
  })

  it('says who lends', () => {
    expect(line('lender', {}, { creditLicence: '' })).toMatchObject({
      state: 'wrong',
      place: { of: 'siteSettings', field: 'creditLicence' },
    })
  })
})

describe('was, from, how many, until when', () => {
  it('an earlier price wants to be one that was asked', () => {
    const words = { description: 'Now $2,000 off.', price: null }
    expect(line('was', words)).toMatchObject({ state: 'wrong', place: { field: 'disclaimer' } })
    expect(line('was', { ...words, disclaimer: 'Off the price asked until 30 June.' })?.state).toBe('right')
    expect(line('was')?.state).toBe('notNeeded')
  })

  it('“from” wants the cars it is of; “priced from” is a condition', () => {
    expect(line('from', { searchHref: '' })).toMatchObject({ state: 'wrong', place: { field: 'searchHref' } })
    expect(line('from')?.state).toBe('right')
    expect(line('from', { description: 'For cars priced from $8,000.' })?.state).toBe('notNeeded')
  })

  it('a price wants to say how many there are', () => {
    expect(line('cars', { searchHref: '', disclaimer: '' })?.state).toBe('wrong')
    expect(line('cars', { searchHref: '', disclaimer: '9 demonstrators.' })?.state).toBe('right')
  })

  it('a price or a rate wants an end that is not over', () => {
    expect(line('end', { expiry: null })?.title).toBe('It has no end')
    expect(line('end', { expiry: '2026-11-01T00:00:00Z' })?.title).toBe('It’s over')
    expect(line('end', { start: '2026-12-30T00:00:00Z' })?.title).toBe('It ends before it starts')
  })
})

it('words of a page that name a rate or a repayment want its comparison rate beside it', () => {
  const words = (text: string) => checkWordsLaw([{ field: 'text', text }]).map(({ title }) => title)
  expect(words('From 4.99% p.a. and $99 a week')).toEqual(['A rate stands alone', 'A repayment stands alone'])
  expect(words('4.99% p.a., comparison rate 5.60%')).toEqual([])
  expect(words('Save $2,000 on 5% of them')).toEqual([])
})
