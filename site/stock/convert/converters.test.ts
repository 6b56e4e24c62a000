import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDate, toInstantOrNull, toMonth } from './date.ts'
import { isWebAddress, toImages, toWebAddress } from './images.ts'
import { toCount, toEngineCc, toKm, toYear } from './number.ts'
import { toMoneyCents } from './price.ts'
import { toCarType, toFlag, toStatus } from './vocabulary.ts'

const context = { timeZone: 'Australia/Sydney', now: '2026-07-10T02:00:00.000Z' }

describe.each([
  [
    'a price',
    toMoneyCents,
    [
      ['$34,990', 3_499_000],
      ['34990.00', 3_499_000],
      ['34,990 DAP', 3_499_000],
      ['34 990', 3_499_000],
      ['AUD 34990.50', 3_499_050],
      [34_990, 3_499_000],
      ['0', null],
      ['', null],
      ['POA', null],
      ['call for price', null],
      ['34\u00a0990', 3_499_000],
      ['$34,990*', 3_499_000],
      ['$34,990 +ORC', 3_499_000],
      ['34,990 d/a', 3_499_000],
      ['34k', 3_400_000],
      ['$34.9k drive away', 3_490_000],
      ['P O A', null],
      ['please call', null],
    ],
  ],
  [
    'kilometres',
    toKm,
    [
      ['45 000 km', 45_000],
      ['45k', 45_000],
      ['45,000', 45_000],
      ['45.5k', 45_500],
      ['45000kms', 45_000],
      ['45\u202f000 km', 45_000],
      ['N/A', null],
      ['unknown', null],
      [0, 0],
      ['', null],
    ],
  ],
  [
    'an engine',
    toEngineCc,
    [
      ['2.4', 2_400],
      ['2.4L', 2_400],
      ['2,393', 2_393],
      ['2393cc', 2_393],
      ['0', null],
    ],
  ],
  [
    'a count',
    toCount,
    [
      ['5', 5],
      ['5 doors', 5],
      ['5.0', 5],
      [7, 7],
    ],
  ],
  [
    'a year',
    toYear,
    [
      [2_020, 2_020],
      ['2020.0', 2_020],
      ['03/2020', 2_020],
      ['2020-03-01', 2_020],
    ],
  ],
  [
    'a date',
    toDate,
    [
      ['09/07/2026', '2026-07-09'],
      ['2026-07-09', '2026-07-09'],
      ['2026-07-09T10:00:00', '2026-07-09'],
      ['20260709', '2026-07-09'],
      ['2026/07/09', '2026-07-09'],
      ['0001-01-01T00:00:00', ''],
      ['00/00/0000', ''],
      ['9-Jul-2026', '2026-07-09'],
      ['09 July 2026', '2026-07-09'],
      [1_783_519_200, '2026-07-09'],
      ['1783519200000', '2026-07-09'],
      ['/Date(1783519200000+1000)/', '2026-07-09'],
      ['', ''],
    ],
  ],
  [
    'a month',
    toMonth,
    [
      ['03/2020', '2020-03'],
      ['3-2020', '2020-03'],
      ['2020-03', '2020-03'],
      ['15/03/2020', '2020-03'],
      ['2020', '2020'],
    ],
  ],
  [
    'an instant',
    toInstantOrNull,
    [
      ['2026-07-09T10:00:00+10:00', '2026-07-09T00:00:00.000Z'],
      ['1783519200', '2026-07-08T14:00:00.000Z'],
      ['09/07/2026', '2026-07-08T14:00:00.000Z'],
      ['09/07/2026 08:30', '2026-07-08T22:30:00.000Z'],
      ['05/01/2026', '2026-01-04T13:00:00.000Z'],
      ['0001-01-01T00:00:00Z', null],
      ['', null],
    ],
  ],
  [
    'yes and no',
    toFlag,
    [
      ['Y', true],
      ['no', false],
      [1, true],
      [true, true],
      ['', null],
    ],
  ],
  [
    'a kind of car',
    toCarType,
    [
      ['USED', 'used'],
      ['Pre-Owned', 'used'],
      ['Demonstrator', 'demo'],
      ['N', 'new'],
    ],
  ],
] as const)('%s', (_what, convert, rows) => {
  it.each(rows.map(([raw, value]) => [raw, value] as const))('reads %j', (raw, value) => {
    expect(convert(raw, context)).toEqual({ value })
  })
})

it.each([
  ['a price', toMoneyCents, 'cheap!'],
  ['a price', toMoneyCents, '99999999999'],
  ['a price', toMoneyCents, '-500'],
  ['kilometres', toKm, 'low'],
  ['kilometres', toKm, '99999999'],
  ['an engine', toEngineCc, 'big'],
  ['a year', toYear, '7'],
  ['a price', toMoneyCents, '34.990'],
  ['kilometres', toKm, '45.000 km'],
  ['a date', toDate, '31/02/2026'],
  ['a date', toDate, '12 Foo 2026'],
  ['a date', toDate, '31-Foo-26'],
  ['a month', toMonth, '13/2020'],
  ['an instant', toInstantOrNull, 'yesterday'],
  ['yes or no', toFlag, 'perhaps'],
  ['a kind of car', toCarType, 'classic'],
  ...['$149 per week', '$99 pw', '99/wk', '2000 off', '$1.2m'].map(
    (raw) => ['a price', toMoneyCents, raw] as const,
  ),
] as const)('leaves out with a warning what is not %s: %j', (_what, convert, raw) => {
  const { value, warning } = convert(raw, context)
  expect(value === null || value === '').toBe(true)
  expect(warning).toContain(raw)
})

it.each([
  ['In Stock', 'in_stock', false, false],
  ['Available', 'in_stock', false, false],
  ['Reserved', 'in_stock', true, false],
  ['IN TRANSIT', 'coming_soon', false, false],
  ['Sold', 'sold', false, false],
  ['WITHDRAWN', 'withdrawn', false, true],
  ['', 'in_stock', false, false],
])('takes the status %s as %s', (raw, status, reserved, removed) => {
  expect(toStatus(raw, context).value).toMatchObject({ status, reserved, removed })
})

it('an unknown status is stored with a warning that the car is not for sale', () => {
  expect(toStatus('At Auction', context)).toMatchObject({
    value: { status: 'at_auction' },
    warning: expect.stringContaining('not for sale'),
  })
})

it.each([
  ['MY25', 2025],
  ['my 24.5', 2024],
  ['MY2023', 2023],
  ['2021/22', 2021],
  ['2021-22', 2021],
  ['2020-05-01', 2020],
  ['05/2019', 2019],
  ['19', 2019],
  ["'19", 2019],
  ['’07', 2007],
  ['07', 2007],
  ['19.0', 2019],
  ['27', 2027],
  ['98', 1998],
  ['MY99', 1999],
])('the model year %s is %i', (text, year) => {
  expect(toYear(text, context)).toEqual({ value: year })
})

it.each(['MY', 'MY1', '0', '7', "'1", '190', '19 20', '2021/2', 'MY25 or later'])(
  '%s is no model year',
  (text) => {
    expect(toYear(text, context)).toMatchObject({ value: null, warning: expect.any(String) })
  },
)

it.each([
  ['28', 1928],
  ['59', 1959],
  ['00', 2000],
])('the year %s may be another than %i, which a warning says', (text, year) => {
  expect(toYear(text, context)).toEqual({
    value: year,
    warning: `"${text}" is read as ${year}; write the year with four digits`,
  })
})

it('a year of two digits is read as of the import, up to the next year', () => {
  expect(toYear('28', { ...context, now: '2027-01-01T00:00:00.000Z' })).toEqual({ value: 2028 })
})

describe('blanks in the addresses of pictures', () => {
  const car = 'https://x.example/My%20Car%201.jpg'
  const other = 'https://x.example/b.jpg'
  it.each([
    ['commas', 'https://x.example/My Car 1.jpg,https://x.example/b.jpg'],
    ['commas and blanks', 'https://x.example/My Car 1.jpg, https://x.example/b.jpg,'],
    ['pipes', 'https://x.example/My Car 1.jpg|https://x.example/b.jpg'],
    ['semicolons', 'https://x.example/My Car 1.jpg ; https://x.example/b.jpg'],
    ['lines', 'https://x.example/My Car 1.jpg\r\nhttps://x.example/b.jpg'],
    ['blanks alone', 'https://x.example/My Car 1.jpg   https://x.example/b.jpg'],
  ])('are kept in a list separated by %s', (_, text) => {
    expect(toImages(text, context)).toEqual({ value: [car, other] })
  })

  it('are kept in a list of texts and of objects', () => {
    const written = 'https://x.example/My Car 1.jpg'
    expect(toImages([written, { url: other }], context)).toEqual({ value: [car, other] })
  })

  it('addresses separated by blanks alone are split before each', () => {
    expect(toImages('http://x.example/a.jpg HTTPS://x.example/b.jpg', context).value).toEqual([
      'http://x.example/a.jpg',
      'HTTPS://x.example/b.jpg',
    ])
  })

  it('a host with a blank is no address', () => {
    expect(toImages('https://my car.example/a.jpg', context)).toMatchObject({
      value: [],
      warning: expect.any(String),
    })
  })
})

it('images are read from lists, objects and separated text; unsafe URLs are dropped', () => {
  const two = ['https://a.example/1.jpg', 'https://a.example/2,3.jpg']
  expect(toImages(two, context).value).toEqual(two)
  expect(
    toImages(
      two.map((url) => ({ url })),
      context,
    ).value,
  ).toEqual(two)
  expect(toImages(two.join('|'), context).value).toEqual(two)
  expect(toImages(two.join(','), context).value).toEqual(two)
  expect(toImages(`${two.join(', ')},`, context).value).toEqual(two)
  expect(toImages(['javascript:alert(1)', two[0]], context)).toMatchObject({
    value: [two[0]],
    warning: expect.any(String),
  })
  expect(toWebAddress('data:text/html,x', context)).toMatchObject({ value: '', warning: expect.any(String) })
})

it.each([
  ...['http://localhost/a.jpg', 'http://nas/a.jpg', 'http://10.0.0.1/a.jpg', 'http://172.16.0.1:8080/a.jpg'],
  ...['http://169.254.169.254/latest', 'http://0x7f000001/a.jpg', 'http://2130706433/', 'http://[::1]/a.jpg'],
  ...['http://printer.local/a.jpg', 'http://yard.internal./a.jpg', 'https://sam:secret@a.example/1.jpg'],
])('leaves out a picture that not everybody can reach: %s', (address) => {
  expect(toImages([address], context)).toEqual({
    value: [],
    warning: 'a picture at a private address was left out',
  })
})

it.each(['http://203.0.113.5/a.jpg', 'https://a.example:8443/1.jpg', 'https://local.example/ä.jpg'])(
  'takes the picture %s',
  (address) => {
    expect(toImages([address], context)).toEqual({ value: [address] })
  },
)

it('images beyond forty are dropped with a warning', () => {
  const many = Array.from({ length: 45 }, (_none, index) => `https://a.example/${index}.jpg`)
  const { value, warning } = toImages(many, context)
  expect(value).toHaveLength(40)
  expect(warning).toContain('45')
})

it('URLs accepted by the fast path are valid for the URL parser', () => {
  const part = fc.stringMatching(/^[a-zA-Z\d-]{0,4}$/)
  const host = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
  const port = fc.constantFrom('', ':1', ':99999', ':8080', ':08', ':')
  const path = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom('', '/a b', '/%', '/../x', '//', '/a.webp?w=1'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('http://', 'HTTPS://', 'https:/', 'ftp://'),
      host,
      port,
      path,
      (scheme, name, at, rest) => {
        for (const address of [`${scheme}${name}${at}${rest}`, `${scheme}${name}.example${at}/${rest}`])
          expect(isWebAddress(address)).toBe(/^https?:\/\//i.test(address) && URL.canParse(address))
      },
    ),
    { numRuns: process.env.FORECOURT_FULL ? 50_000 : 5_000 },
  )
})
