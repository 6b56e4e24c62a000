import type { RandomSource } from './random-source.ts'
import type { ValueContext } from './random-value.ts'

const FILTERS = ['year >= 2018', 'make != "Holden"', 'car_type = "used"', 'price < 90000 AND year > 2012', '']
const ZONES = ['Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Brisbane']
const HOURS = [
  { status: 'Open', intervals: [['08:30', '17:00']] },
  {
    status: 'Open',
    intervals: [
      ['08:00', '12:00'],
      ['13:00', '16:30'],
    ],
  },
  { status: 'Closed', intervals: [] },
  { status: 'Open', byAppointment: true, intervals: [] },
] as const

/** Values of fields whose form the schema says only in a rule of its own, by the path of the field. */
export const KNOWN_VALUES: ValueContext['known'] = {
  'tenant.stock.searchFilters': (random) => random.pick(FILTERS),
  'tenant.stock.priceRangeBounds': risingAmounts([5_000, 15_000, 30_000, 60_000, 120_000]),
  'tenant.stock.weeklyPriceBounds': risingAmounts([60, 120, 180, 260, 400]),
  'tenant.stock.promoPositions': risingAmounts([1, 3, 8, 17, 40]),
  'tenant.calculator.termChoices': risingAmounts([1, 2, 3, 4, 5, 6, 7]),
  'tenant.timeZone': (random) => random.pick(ZONES),
  'location.timeZone': (random) => random.pick(ZONES),
  'location.openingHours': randomWeek,
  'location.departments.openingHours': randomWeek,
  'location.specialHours': (random) => [
    {
      _type: 'specialDay',
      _key: 's',
      date: dayAhead(random.integer(0, 90)),
      name: 'Show day',
      ...randomDay(random),
    },
  ],
  'siteSettings.tags.googleAnalytics': (random) => random.pick(['G-7KQ2M4XN1P', '']),
  'siteSettings.tags.tagManager': (random) => random.pick(['GTM-K7X2QPL', '']),
  'siteSettings.tags.metaPixel': (random) => random.pick(['123456789012345', '']),
  'siteSettings.tags.tikTokPixel': (random) => random.pick(['C4A1B2C3D4E5F6G7H8I9', '']),
  'siteSettings.tags.crisp': (random) => random.pick(['0f8fad5b-d9cb-469f-a165-70867728950e', '']),
  'siteSettings.tags.intercom': (random) => random.pick(['ab12cd34', '']),
  'siteSettings.tags.callRail': (random) => random.pick(['123456789/abcdef0123456789abcd', '']),
  'redirect.from': (random) => `/old-${random.integer(1, 9_999)}`,
  'campaign.start': (random) => `${dayAhead(random.integer(-60, 0))}T00:00`,
  'campaign.expiry': (random) => `${dayAhead(random.integer(1, 60))}T23:59`,
}

function risingAmounts(amounts: readonly number[]): (random: RandomSource) => number[] {
  return (random) => random.pickSome(amounts, amounts.length).sort((a, b) => a - b)
}

function randomWeek(random: RandomSource) {
  return [1, 2, 3, 4, 5, 6, 0]
    .filter(() => random.chance(0.9))
    .map((weekday) => ({ _type: 'openingDay', _key: `d${weekday}`, weekday, ...randomDay(random) }))
}

function randomDay(random: RandomSource) {
  const { intervals, ...day } = random.pick(HOURS)
  const written = intervals.map(([open, close], at) => ({ _type: 'interval', _key: `i${at}`, open, close }))
  return { ...day, intervals: written }
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
