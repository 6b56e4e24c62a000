import { describe, expect, it } from 'vitest'
import { offerEnd } from './offer-end.ts'
import { offerFigure } from './offer-figure.ts'
import { offerText } from './offer-text.ts'

const none = {
  figure: '',
  figureUnit: '',
  figureNote: '',
  price: null,
  interestRate: null,
  comparisonRate: null,
  termMonths: null,
  deposit: null,
  finalPayment: null,
}

describe('the figure of an offer', () => {
  it('is the one written, else the rate, else the price, else none', () => {
    expect(offerFigure({ ...none, figure: '13', figureUnit: 'months', price: 5 })).toEqual({
      figure: '13',
      unit: 'months',
      note: '',
    })
    expect(offerFigure({ ...none, interestRate: 5.9, comparisonRate: 6.5, price: 5 })).toEqual({
      figure: '5.90%',
      unit: 'p.a.',
      note: '6.50% comparison rate',
      comparison: '6.50%',
    })
    expect(offerFigure({ ...none, price: 44_990, figureUnit: 'drive away' })).toEqual({
      figure: '$44,990',
      unit: 'drive away',
      note: '',
    })
    expect(offerFigure(none)).toBeNull()
  })

  it('written as a rate shows only from the rate and its comparison rate', () => {
    expect(offerFigure({ ...none, figure: '3.9%', price: 20_000 })).toBeNull()
    expect(offerFigure({ ...none, figure: '3.9%', interestRate: 3.9 })).toBeNull()
    expect(offerFigure({ ...none, figure: '3.9%', interestRate: 4.9, comparisonRate: 5 })?.figure).toBe(
      '4.90%',
    )
  })
})

describe('the end of an offer', () => {
  const zone = 'Australia/Sydney'
  const start = '2026-11-11T13:00:00.000Z'
  const at = (now: string, expiry: string | null = '2026-12-19T12:59:59.000Z') =>
    offerEnd({ start, expiry }, now, zone)

  it('counts whole days at the site, and changes at its midnight', () => {
    expect(at('2026-11-23T02:00:00.000Z')).toMatchObject({
      shown: true,
      changesAt: '2026-11-23T13:00:00.000Z',
      end: { text: 'Ends Saturday 19 December', left: '26 days left', gone: 30, soon: false },
    })
  })

  it('on its last two days is soon, with the hour where it is not midnight', () => {
    expect(at('2026-12-18T02:00:00.000Z').end).toMatchObject({
      text: 'Ends tomorrow',
      left: '1 day left',
      soon: true,
    })
    expect(at('2026-12-19T02:00:00.000Z', '2026-12-19T06:00:00.000Z')).toMatchObject({
      end: { text: 'Ends today, 5:00 pm', left: 'last day', soon: true },
      changesAt: '2026-12-19T06:00:00.001Z',
    })
  })

  it('is empty without an end, and after it', () => {
    expect(at('2026-12-19T02:00:00.000Z', null)).toMatchObject({ shown: false, end: null })
    expect(at('2026-12-21T02:00:00.000Z')).toMatchObject({ shown: false, end: null })
  })

  it('names the year of a far one', () => {
    expect(at('2026-01-01T02:00:00.000Z').end?.text).toBe('Ends Saturday 19 December 2026')
  })
})

describe('OFFER-02: a long text', () => {
  it('is cut after the last word that ends within 160 characters', () => {
    const words = `${'word '.repeat(31)}longer-than-the-rest ${'more '.repeat(20)}`.trim()
    const { short, shownChars } = offerText(words, false)
    expect(short).toBe(`${'word '.repeat(31).trim()}...`)
    expect(shownChars).toBe(154)
  })

  it('keeps a word that ends at 160', () => {
    const text = `${'a'.repeat(100)} ${'b'.repeat(59)} ${'c'.repeat(60)}`
    expect(offerText(text, false).shownChars).toBe(160)
  })
})
