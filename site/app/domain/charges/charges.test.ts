import { describe, expect, it } from 'vitest'
import type { ChargedVehicle } from './charged-vehicle.ts'
import { type Charges, computeCharges } from './charges.ts'
import { DUTY_TABLES } from './duty-tables.ts'
import { REGISTRATION_TABLES } from './registration-tables.ts'
import type { StateCode } from './state-code.ts'

const TODAY = '2026-11-30'
const CAR: ChargedVehicle = {
  priceCents: 3_000_000,
  kind: 'passenger',
  power: 'combustion',
  grossKg: null,
  cylinders: 4,
  litres: 7.2,
  isRegistered: true,
}

const charges = (state: StateCode, changes: Partial<ChargedVehicle> = {}, day = TODAY): Charges =>
  computeCharges({ ...CAR, ...changes }, state, day)
const duty = (state: StateCode, dollars: number, changes: Partial<ChargedVehicle> = {}, day = TODAY) => {
  const { duty: own } = charges(state, { ...changes, priceCents: Math.round(dollars * 100) }, day)
  return own === null ? null : own.cents / 100
}

describe('worked examples of the offices', () => {
  // https://www.transport.tas.gov.au/fees_forms/registration_fees/accordian/duty_rates
  it.each([
    [375, 20, {}],
    [27_750, 834, {}],
    [38_750, 1_468, {}],
    [65_750, 2_632, {}],
    [80_000, 800, { kind: 'truck', grossKg: 8_000 }],
  ] as const)('Tasmania: $%d is charged $%d', (dollars, cents, changes) => {
    expect(duty('TAS', dollars, changes)).toBe(cents)
  })

  // “$1,350, plus $5 for every $100”, from the page of Revenue NSW.
  it.each([
    [45_000, 1_350],
    [45_001, 1_355],
    [60_000, 2_100],
  ])('New South Wales: $%d is charged $%d', (dollars, cents) => {
    expect(duty('NSW', dollars)).toBe(cents)
  })

  // The drive-away prices at which the next factor begins: https://www.sro.vic.gov.au/node/16793
  it.each([
    [80_567, 84_925],
    [100_000, 106_174],
    [150_000, 161_474],
  ])('Victoria, 2025–26: a new car of $%d costs $%d to drive away', (dollars, total) => {
    const { totalCents } = charges('VIC', { priceCents: dollars * 100, isRegistered: false }, '2026-05-01')
    expect(Math.abs((totalCents ?? 0) / 100 - total)).toBeLessThanOrEqual(1)
  })
})

describe('stamp duty', () => {
  it.each([
    ['QLD', 30_000, { cylinders: 4 }, 900],
    ['QLD', 30_000, { cylinders: 6 }, 1_050],
    ['QLD', 30_050, { cylinders: 8 }, 1_204],
    ['QLD', 30_000, { power: 'hybrid', cylinders: 4 }, 600],
    ['QLD', 100_000, { power: 'electric', cylinders: null }, 2_000],
    ['QLD', 100_001, { power: 'electric', cylinders: null }, 4_004],
    ['QLD', 200_000, { kind: 'truck', grossKg: 15_000, cylinders: 6 }, 7_000],
    ['SA', 400, {}, 5],
    ['SA', 2_500, {}, 45],
    ['SA', 30_000, {}, 1_140],
    ['SA', 30_000, { kind: 'ute' }, 870],
    ['WA', 20_000, {}, 550],
    ['WA', 37_500, {}, 1_736.25],
    ['WA', 60_000, {}, 3_900],
    ['WA', 60_000, { kind: 'truck', grossKg: 6_500 }, 1_800],
    ['WA', 900_000, { kind: 'truck', grossKg: 22_500 }, 12_000],
    ['NT', 30_001, {}, 903],
    ['NT', 50_000, { power: 'electric' }, 0],
    ['VIC', 30_000, {}, 1_260],
    ['VIC', 30_000, { kind: 'motorcycle', isRegistered: false }, 810],
    ['VIC', 120_000, {}, 8_400],
    ['VIC', 120_000, { power: 'electric', litres: null }, 5_040],
  ] as const)('%s: $%d %o is charged $%d', (state, dollars, changes, cents) => {
    expect(duty(state, dollars, changes)).toBe(cents)
  })

  it.each([
    [
      'a ute above $45,000 in New South Wales, whose class depends on its seats',
      'NSW',
      60_000,
      { kind: 'ute' },
    ],
    ['an engine of unknown cylinders in Queensland', 'QLD', 30_000, { cylinders: null }],
    ['a mild hybrid in Queensland', 'QLD', 30_000, { power: 'mild-hybrid' }],
    ['a truck of unknown mass in Western Australia', 'WA', 60_000, { kind: 'truck' }],
    ['a new ute in Victoria', 'VIC', 50_000, { kind: 'ute', isRegistered: false }],
    ['a hybrid above the threshold in Victoria', 'VIC', 120_000, { power: 'hybrid' }],
    ['a car near the threshold of a year that is not known', 'VIC', 90_000, {}],
    ['an electric car above $50,000 in the Northern Territory', 'NT', 60_000, { power: 'electric' }],
    ['a hybrid that may plug in, in the Northern Territory', 'NT', 30_000, { power: 'hybrid' }],
    ['a vehicle of no known kind above $45,000', 'NSW', 60_000, { kind: null }],
  ] as const)('is not said of %s', (_words, state, dollars, changes) => {
    expect(duty(state, dollars, changes)).toBeNull()
    expect(charges(state).isKnown).toBe(true)
  })

  it('is said where every class that may be right is charged the same', () => {
    expect(duty('NSW', 40_000, { kind: null })).toBe(1_200)
    expect(duty('VIC', 40_000, { kind: 'ute' })).toBe(1_680)
    // A van of unknown mass: light and heavy ones are charged alike up to $100,000.
    expect(duty('QLD', 40_000, { kind: 'van' })).toBe(1_200)
    expect(duty('QLD', 140_000, { kind: 'van' })).toBeNull()
  })
})

describe('days', () => {
  it('has no figure for a state without a table', () => {
    expect(charges('ACT')).toEqual({
      isKnown: false,
      duty: null,
      registration: null,
      totalCents: null,
      lastDay: null,
    })
  })

  it('has no figure before its first day', () => {
    expect(charges('NSW', {}, '2023-12-31').isKnown).toBe(false)
  })

  it('has no registration, and no sum, on a day past its table', () => {
    const isNew = { isRegistered: false }
    expect(charges('VIC', isNew, '2026-06-30')).toMatchObject({
      registration: { cents: 97_370 },
      totalCents: 3_000_000 + 126_000 + 97_370,
      lastDay: '2026-06-30',
    })
    expect(charges('VIC', isNew, '2026-07-01')).toMatchObject({
      duty: { cents: 126_000 },
      registration: null,
      totalCents: null,
      lastDay: null,
    })
  })

  it('ends a concession with its day', () => {
    expect(duty('NT', 40_000, { power: 'electric' }, '2027-06-30')).toBe(0)
    expect(duty('NT', 40_000, { power: 'electric' }, '2027-07-01')).toBe(1_200)
  })

  it.each([
    ['duty', DUTY_TABLES],
    ['registration', REGISTRATION_TABLES],
  ] as const)('of one state’s tables of %s do not overlap, and each names its page', (_kind, tables) => {
    for (const table of tables) {
      expect(table.source.href).toMatch(/^https?:\/\/[\w.]+\.gov\.au\//)
      const later = tables.filter(({ state, from }) => state === table.state && from > table.from)
      for (const { from } of later) expect(table.to !== null && table.to < from).toBe(true)
    }
  })
})

it('rises with the price, in every state and class', () => {
  const states = [...new Set(DUTY_TABLES.map(({ state }) => state))]
  for (const state of states) {
    let last = -1
    for (let dollars = 100; dollars < 300_000; dollars += 333) {
      const now = duty(state, dollars)
      if (now === null) continue
      expect(now).toBeGreaterThanOrEqual(last)
      last = now
    }
  }
})
