import { expect, it } from 'vitest'
import { tenant as brisbaneMg } from '../brisbane-mg/settings.ts'
import { tenant as kerbside } from '../kerbside/settings.ts'
import { tenant as quayside } from '../quayside/settings.ts'
import { tenant as redgum } from '../redgum/settings.ts'
import { tenant as throttleLane } from '../throttle-lane/settings.ts'
import { lenders } from '../wattlebrook/lenders.ts'
import { tenant as wattlebrook } from '../wattlebrook/settings.ts'

type Calculator = {
  maxRule?: string
  minPriceCents?: number
  defaultTermYears?: number
  termChoices?: number[]
  minRate?: number
  maxRate?: number
  defaultRate?: number
  rateLocked?: boolean
  fees?: object[]
}

const all = [quayside, brisbaneMg, wattlebrook, redgum, throttleLane, kerbside]
const calculators = all.map(({ calculator }) => (calculator ?? {}) as Calculator)
const shown = <T>(of: (calculator: Calculator) => T) => new Set(calculators.map(of))
const paths = all.map(({ finance }) => (finance as { path?: string } | undefined)?.path ?? '/finance')

it('VAR-02 to VAR-04: every rule for price and term is shown by a dealer', () => {
  expect(shown(({ maxRule }) => maxRule ?? 'fixed250k')).toEqual(
    new Set(['fixed250k', 'slider100k', 'scaled105']),
  )
  expect(shown(({ minPriceCents }) => minPriceCents ?? 100_000)).toEqual(new Set([100_000, 500_000]))
  expect(shown(({ defaultTermYears }) => defaultTermYears)).toContain(6)
  expect(calculators.some(({ termChoices = [] }) => termChoices.at(-1) === 5)).toBe(true)
})

it('VAR-05, VAR-06: every range of interest and every starting rate is shown by a dealer or a lender', () => {
  const bySite = calculators.map(({ minRate = 0.5, maxRate = 15 }) => `${minRate}–${maxRate}`)
  const byLender = lenders.map(({ minRate, maxRate }) => `${minRate}–${maxRate}`)
  expect(new Set([...bySite, ...byLender])).toEqual(
    new Set(['0.5–15', '9.95–19.95', '4–20', '7.5–14.5', '5.99–15.99', '1–14.5']),
  )
  for (const rate of [8.5, 7.5, 12.94]) expect(shown(({ defaultRate }) => defaultRate ?? 8.5)).toContain(rate)
  expect(shown(({ rateLocked }) => rateLocked ?? false)).toEqual(new Set([true, false]))
})

it('VAR-07, VAR-11: fees one by one, and each name of the finance page', () => {
  expect(calculators.filter(({ fees = [] }) => fees.length === 4)).toHaveLength(1)
  for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance', '/ride-now-finance'])
    expect(paths).toContain(path)
})
