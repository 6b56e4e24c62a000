// Values as dealers' staff type them into their systems, and as spreadsheets save them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { massKg } from '#app/domain/words/measures.ts'
import { toDate, toInstantOrNull, toMonth } from './date.ts'
import { DateOrder } from './date-order.ts'
import { toEngineCc } from './number.ts'
import { toPrice } from './price.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }

describe('an engine', () => {
  it.each([
    ['1.5L Turbo', 1_500],
    ['1.5 litre turbo petrol', 1_500],
    ['3.0 V6', 3_000],
    ['V6 3.5L', 3_500],
    ['2.0 TDI', 2_000],
    ['2.0TDI', 2_000],
    ['2.0L T', 2_000],
    ['4 cyl 1998 cc', 1_998],
    ['1,998cc', 1_998],
    ['5.7L V8 HEMI', 5_700],
    ['6.7 ltr Cummins', 6_700],
    ['EcoBlue 2.0', 2_000],
    ['2,393', 2_393],
  ])('%s is read', (text, cc) => {
    expect(toEngineCc(text, context)).toEqual({ value: cc })
  })

  it.each(['V6', '4 cyl', '150 kW', '1.5L or 2.0L', 'turbo', '99999999', '2.0L 2021 1.5L'])(
    '%s has no size, with a warning',
    (text) => {
      expect(toEngineCc(text, context)).toMatchObject({ value: null, warning: expect.stringContaining(text) })
    },
  )

  it('is between nothing and the largest truck’s, of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.float().map(String),
          fc.integer().map((n) => `${n}L V${n}`),
        ),
        (text) => {
          const { value } = toEngineCc(text, context)
          expect(value === null || (value >= 0 && value <= 30_000)).toBe(true)
        },
      ),
    )
  })

  it('of a longer text is unknown', () => {
    for (const part of ['1.', '1 ', 'l1', '9']) {
      expect(toEngineCc(part.repeat(50_000), context).value).toBeNull()
    }
  })
})

describe('a mass', () => {
  it.each([
    ['3.5', 3_500],
    ['3.5t', 3_500],
    ['3.5 tonnes', 3_500],
    ['3.5 T braked', 3_500],
    ['4', 4_000],
    ['750', 750],
    ['3500 kg', 3_500],
    ['3,500', 3_500],
    ['22.5', 22_500],
    ['45 kg', 45],
  ])('%s is %d kg', (text, kg) => {
    expect(massKg(text)).toBe(kg)
  })
})

describe('a date', () => {
  it.each([
    ['1/12/26', '2026-12-01'],
    ['01-Feb-26', '2026-02-01'],
    ['9 July 26', '2026-07-09'],
    ['31/12/99', '1999-12-31'],
    ['44927', '2023-01-01'],
    [44927, '2023-01-01'],
    ['46214.5', '2026-07-11'],
    ['1/7/26 9:30', '2026-07-01'],
    ['20260701', '2026-07-01'],
  ])('%s is read', (text, date) => {
    expect(toDate(text, context)).toEqual({ value: date })
  })

  it.each([
    ['Feb-23', '2023-02'],
    ['02/23', '2023-02'],
    ['44927', '2023-01'],
    ['1/2/23', '2023-02'],
    ['February 2023', '2023-02'],
  ])('%s is a month', (text, month) => {
    expect(toMonth(text, context)).toEqual({ value: month })
  })

  it.each(['1/12', '7/24/26', '29/2/26', '12345', '99999', '1/12/2', '30-Feb-26'])(
    '%s is no date',
    (text) => {
      expect(toDate(text, context)).toMatchObject({
        value: '',
        warning: expect.stringContaining('is not a date'),
      })
    },
  )

  it('keeps its time beside two digits of a year', () => {
    expect(toInstantOrNull('1/7/26 9:30', context).value).toBe('2026-06-30T23:30:00.000Z')
  })

  it('written in the file’s own order is the same day', () => {
    const day = fc.date({ min: new Date('1971-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.boolean(), fc.boolean(), (date, isMonthFirst, isShort) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month, dayOfMonth] = iso.split('-')
        const parts = isMonthFirst ? [month, dayOfMonth] : [dayOfMonth, month]
        const written = [...parts, isShort ? year.slice(2) : year].join('/')
        const dates = new DateOrder(isMonthFirst)
        expect(toDate(written, { ...context, dates }).value).toBe(iso)
        expect(dates.contradiction).toBeNull()
      }),
    )
  })

  it('of any text is a day of the calendar or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,5}[-/.]?\w{0,4}[-/.]?\d{0,4}$/)), (text) => {
        const { value } = toDate(text, context)
        expect(value === '' || new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)).toBe(true)
      }),
    )
  })
})

describe('a price without government charges', () => {
  it.each([
    '$18,990 ex gov',
    "$18,990 ex gov't charges",
    '18990 excl gov',
    '$18,990 Ex. Govt',
    'Ex Gov $18,990',
    '$18,990 excluding government',
    '$18,990 excl. govt. charges',
    '18990 EGC',
  ])('%s is labelled', (text) => {
    expect(toPrice(text, context)).toEqual({ value: { cents: 1_899_000, label: 'excl-govt-charges' } })
  })

  it.each(['$18,990 ex gov car', '$18,990 ex-gov fleet', '$18,990 ex government vehicle'])(
    '%s describes the car',
    (text) => {
      expect(toPrice(text, context).value).toEqual({ cents: 1_899_000, label: null })
    },
  )
})
