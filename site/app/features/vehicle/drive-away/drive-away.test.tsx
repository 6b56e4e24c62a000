import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { structuredCar } from '#app/parts/car/structured-car.server.ts'
import { soldCar, testCar } from '#app/parts/car/testing/test-cars.ts'
import { getVehicle } from '../queries.server.ts'
import { DriveAway } from './drive-away.tsx'
import { driveAwaySection } from './drive-away-section.server.ts'

const BEFORE_CHARGES = { price_type: 'Excl. Govt. Charges', simple_fuel: 'Petrol', cylinders: '4' }
const flags = (driveAwayByState: boolean | null) => ({ tenant: { flags: { driveAwayByState } } })
const dealer = (now?: string) => ({ ...testDealer(flags(true)), ...(now ? { now } : {}) })

const section = (car: Record<string, unknown> = {}, asked: string | null = null, now?: string) =>
  driveAwaySection(testCar({ ...BEFORE_CHARGES, ...car }), dealer(now), asked)
const markup = (...given: Parameters<typeof section>) => {
  const estimate = section(...given)
  return estimate === null ? '' : renderToStaticMarkup(<DriveAway estimate={estimate} />)
}

describe('the government charges of a car', () => {
  it('are estimated in the state of its place, by its parts, with the page that the rates are from', () => {
    // Four cylinders in Queensland: $3 for each $100 of $38,990.
    expect(section()).toMatchObject({
      title: 'Estimated stamp duty in QLD',
      amount: '$1,170',
      extra: 'Registration and compulsory insurance are extra.',
      parts: [
        { label: 'Price before government charges', value: '$38,990' },
        { label: 'Stamp duty', value: '$1,170' },
        { label: 'Registration and compulsory insurance, 12 months', value: 'Extra' },
      ],
    })
    const html = markup()
    expect(html).toContain('<summary>')
    expect(html).toContain('href="https://www.qld.gov.au/transport/registration/fees/duty/rates"')
    expect(html).toContain('<option value="QLD" selected="">Queensland</option>')
  })

  it('have a form that leads back to the car, without JavaScript', () => {
    const html = markup()
    expect(html).toMatch(/<form [^>]*method="post" action="\/api\/registered-in"/)
    expect(html).toContain(`name="shown_at" value="/cars/${testCar().slug}"`)
    expect(html).toContain('<button type="submit"')
  })

  it('are a price to drive away where registration is known, and on a day past its table are not', () => {
    const isNew = { car_type: 'new', km: 5 }
    const then = section(isNew, 'vic', '2026-06-29T01:00:00.000Z')
    // $8.40 for each $200 of $38,990, and the standard registration of 2025–26.
    expect(then).toMatchObject({ title: 'Drive away in VIC, estimated', amount: '$41,602', extra: '' })
    expect(then?.parts.map(({ value }) => value)).toEqual(['$38,990', '$1,638', '$974', '$41,602'])
    expect(section(isNew, 'vic')).toMatchObject({
      title: 'Estimated stamp duty in VIC',
      amount: '$1,638',
    })
  })

  it('are asked for again once their table has ended', () => {
    const ends: (string | null | undefined)[] = []
    const then = { ...dealer('2026-06-29T01:00:00.000Z'), cacheUntil: (at?: string | null) => ends.push(at) }
    driveAwaySection(testCar(BEFORE_CHARGES), then, 'VIC')
    expect(ends).toEqual(['2026-06-30T14:00:00.000Z'])
  })

  it('have no figure in a state without rates, which is said', () => {
    const estimate = section({}, 'act')
    expect(estimate).toMatchObject({ title: 'Stamp duty in the ACT', amount: '', parts: [], sources: [] })
    expect(markup({}, 'act')).toContain(
      'We don’t have this year’s rates for the ACT yet. Ask us for a drive away price.',
    )
  })

  it('have no figure where they depend on what is not known', () => {
    expect(section({ cylinders: '' })).toMatchObject({ amount: '', parts: [] })
    expect(markup({ cylinders: '' })).toContain('We’d need to know a bit more')
  })

  it.each([
    [
      'a motorcycle in New South Wales',
      { item_type: 'motorcycle', simple_body: 'Naked', price: 52_000 },
      '$1,560',
    ],
    ['a car of the same price', { price: 52_000 }, '$1,700'],
    ['an electric car in Queensland', { simple_fuel: 'Electric', cylinders: '' }, '$780', 'QLD'],
    [
      'a truck of more than 4.5 tonnes in Western Australia',
      { item_type: 'truck', simple_body: 'Tray', grossvehiclemass: '6.5 t', price: 90_000 },
      '$2,700',
      'WA',
    ],
    [
      'a truck of 4.5 tonnes there',
      { item_type: 'truck', simple_body: 'Tray', grossvehiclemass: '4500', price: 90_000 },
      '$5,850',
      'WA',
    ],
    [
      'a plug-in hybrid in the Northern Territory',
      { fuel: 'Petrol plug-in hybrid', simple_fuel: 'Hybrid', price: 45_000 },
      '$0',
      'NT',
    ],
  ] as const)('of %s', (_words, car, amount, state?: string) => {
    expect(section(car, state ?? 'NSW')?.amount).toBe(amount)
  })

  it('of a motorcycle say that it is ridden', () => {
    const motorcycle = { item_type: 'motorcycle', simple_body: 'Naked' }
    expect(markup(motorcycle, 'act')).toContain('a ride away price')
  })

  it.each(['xx', '', '<script>alert(1)</script>', 'nsw,vic', '__proto__', 'N'.repeat(9_999)])(
    'asked for in %j are those of its place',
    (asked) => {
      const html = markup({}, asked)
      expect(html).toBe(markup())
      expect(html).not.toContain('alert')
    },
  )

  it.each(['NSW', 'nsw', ' Nsw ', 'New South Wales'])('asked for in %j are those of that state', (asked) => {
    expect(section({}, asked)?.state).toBe('NSW')
  })
})

describe('no government charges are estimated', () => {
  it.each([
    ['of a price to drive away', { price_type: 'Drive Away' }],
    ['of a price plus on-road costs, which are more', { price_type: 'Plus On-Road Costs' }],
    ['of a price without a label', { price_type: '' }],
    ['of a car without a price', { price: 0 }],
    ['of a caravan', { item_type: 'caravan' }],
    ['of a kind that is not known', { item_type: 'boat' }],
    ['of an all-terrain vehicle', { item_type: 'motorcycle', simple_body: 'ATV' }],
  ])('%s', (_words, car) => {
    expect(section(car)).toBeNull()
  })

  it('of a car that is sold', () => {
    expect(driveAwaySection(soldCar(1), dealer(), null)).toBeNull()
  })

  it.each([false, null])('where the dealer’s switch is %s', (on) => {
    expect(driveAwaySection(testCar(BEFORE_CHARGES), testDealer(flags(on)), 'NSW')).toBeNull()
  })

  it('beside the price of a subscription', () => {
    const raw = { tenant: { flags: { driveAwayByState: true, offersSubscriptions: true } } }
    const car = testCar({ ...BEFORE_CHARGES, subscription_price: 299 })
    expect(driveAwaySection(car, testDealer(raw), null)).toBeNull()
  })
})

it('the page has the estimate, and structured data have the dealer’s own price', async () => {
  const car = testCar(BEFORE_CHARGES)
  const context = testDealer(flags(true), { findCarBySlug: async () => car })
  const page = await getVehicle(context, car, { registeredIn: 'vic' })
  expect(page.driveAway?.state).toBe('VIC')
  expect(page.price).toMatchObject({ text: '$38,990', type: 'Excl. Govt. Charges' })
  expect(structuredCar(car, context, [])).toMatchObject({ offers: { price: 38_990 } })
})
