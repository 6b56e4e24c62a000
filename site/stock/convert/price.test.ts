import { describe, expect, it } from 'vitest'
import { toPrice, toPriceLabel } from './price.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }

describe('the label of a price', () => {
  it.each([
    ['$12,990 D/A', 12_990, 'drive-away'],
    ['12990D/A', 12_990, 'drive-away'],
    ['$27,888 Drive Away', 27_888, 'drive-away'],
    ['$26,990 drive away, no more to pay', 26_990, 'drive-away'],
    ['$31,990 DAP', 31_990, 'drive-away'],
    ['$31,990 D.A.P.', 31_990, 'drive-away'],
    ['Drive-away $19,990*', 19_990, 'drive-away'],
    ['DRIVEAWAY: now only $19,990', 19_990, 'drive-away'],
    ['$34.9k drive away', 34_900, 'drive-away'],
    ['$25,000 inc. on-roads', 25_000, 'drive-away'],
    ['$25,000 including all on road costs', 25_000, 'drive-away'],
    ['$25,000 drive away with 12 months rego & 3 years warranty', 25_000, 'drive-away'],
    ['EGC $45,990', 45_990, 'excl-govt-charges'],
    ['$45,990 (EGC)', 45_990, 'excl-govt-charges'],
    ['45,990 e.g.c.', 45_990, 'excl-govt-charges'],
    ['$45,990 excl. govt charges', 45_990, 'excl-govt-charges'],
    ['$45,990 Excl. Govt. Charges', 45_990, 'excl-govt-charges'],
    ['45990 before government charges', 45_990, 'excl-govt-charges'],
    ['$45,990 plus gov’t fees', 45_990, 'excl-govt-charges'],
    ['45990 + ORC', 45_990, 'plus-on-road-costs'],
    ['$45,990 +ORCs', 45_990, 'plus-on-road-costs'],
    ['$25,000 plus on road costs', 25_000, 'plus-on-road-costs'],
    ['$25,000 ex on-roads', 25_000, 'plus-on-road-costs'],
    ['$25,000 not including on road costs', 25_000, 'plus-on-road-costs'],
    ['$25,000 plus government charges and on-road costs', 25_000, 'plus-on-road-costs'],
    ['$25,000', 25_000, null],
    [25_000, 25_000, null],
    ['$25,000 ono', 25_000, null],
    ['$25,000 inc GST, ex-demo, not negotiable', 25_000, null],
  ] as const)('%s', (written, dollars, label) => {
    expect(toPrice(written, context)).toEqual({ value: { cents: dollars * 100, label } })
  })
})

it.each([
  '$25,000 + rego',
  '$25,000+',
  '$25,000 not drive away',
  '$25,000 D/A or EGC',
  '$25,000 plus stamp duty',
])('%s is shown without a label, with a warning', (written) => {
  expect(toPrice(written, context)).toEqual({
    value: { cents: 2_500_000, label: 'unclear' },
    warning: `"${written}" does not say clearly what the price includes; shown without a label`,
  })
})

it.each(['POA', 'POA drive away', 'Call for drive away price', '', '0'])('%j is no price', (written) => {
  expect(toPrice(written, context)).toMatchObject({ value: { cents: null } })
  expect(toPrice(written, context)).not.toHaveProperty('warning')
})

it.each([
  '$45,990 + GST',
  '$45,990 ex GST drive away',
  '$149 per week drive away',
  '$2,000 off drive away price',
  '$25,990 - $27,990 drive away',
  'Drive away -$25,990 save $2,000',
  'drive away',
  `$25,990 ${'plus '.repeat(50)}`,
])('%s is left out with a warning', (written) => {
  expect(toPrice(written, context)).toMatchObject({
    value: { cents: null },
    warning: expect.stringMatching(/left out/),
  })
})

it.each([
  ['DAP', 'drive-away'],
  ['Drive Away', 'drive-away'],
  ['Excl. Govt. Charges', 'excl-govt-charges'],
  ['Excluding government charges', 'excl-govt-charges'],
  ['+ ORC', 'plus-on-road-costs'],
  ['Fixed', null],
  ['', null],
] as const)('a column of labels: %j', (written, label) => {
  expect(toPriceLabel(written, context)).toEqual({ value: label })
})
