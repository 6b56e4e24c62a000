import { describe, expect, it } from 'vitest'
import { getCompare } from '#app/features/compare/queries.server.ts'
import { getContactPage } from '#app/features/enquiry/lead-pages.server.ts'
import { getTestDrivePage } from '#app/features/enquiry/test-drive-page.server.ts'
import { getFinanceQuote } from '#app/features/finance/quote/finance-quote.server.ts'
import { getCarSheet } from '#app/features/print/queries.server.ts'
import { getCarView } from '#app/features/vehicle/car-view.server.ts'
import { getVehicle } from '#app/features/vehicle/queries.server.ts'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { getDeliveryEstimate, getDeliveryPage } from '#app/parts/delivery/queries.server.ts'
import { getLeadForm } from '#app/parts/lead/form/lead-form-query.server.ts'
import { getCarSummary, getFinanceHref, getLenders } from '#app/parts/money/calculator/car-finance.server.ts'
import { openTestDatabase } from '../../../db/testing/test-database.ts'
import { listCards } from './live/cards.server.ts'
import { soldCar } from './testing/test-cars.ts'

const car = soldCar(1)
const dealer = testDealer(
  { tenant: { financeProvider: 'Lender', flags: { garage: true, testDriveButton: true } } },
  {
    findCarBySlug: async () => car,
    // The similar-cars query excludes the car itself.
    listCars: async (_scope, { filter }) => (JSON.stringify(filter ?? '').includes('!=') ? [] : [car]),
  },
)
const asked = { carId: car.id, url: new URL('http://a.example/contact') }
const noQuery = new URLSearchParams()

/** What the fixture costs: $38,990, or $166 a week. */
const MONEY = /38[,.]?990|\$?166\b|comparison rate|"price":\s*\d/

describe('VDP-38: a car that is sold', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['its page', () => getVehicle(dealer, car)],
    ['its view as data', async () => getCarView(dealer, car.slug, noQuery, { db: await openTestDatabase() })],
    ['its summary as data', () => getCarSummary(dealer, car.id)],
    ['its lenders as data', () => getLenders(dealer, car.id)],
    ['its sheet of paper', () => getCarSheet(dealer, car.slug)],
    ['its card', () => listCards(dealer, car.id)],
    ['the comparison', () => getCompare(dealer, new URLSearchParams({ cars: car.slug }))],
    ['a form about it', () => getContactPage(dealer, '', asked)],
    ['its delivery as data', () => getDeliveryEstimate(dealer, car.id, '4000')],
  ])('has neither price nor repayment in %s', async (_name, answer) => {
    expect(JSON.stringify(await answer())).not.toMatch(MONEY)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['its calculator', () => getFinanceQuote(dealer, car.slug, noQuery)],
    ['its finance link', () => getFinanceHref(dealer, car.slug)],
    ['its delivery', () => getDeliveryPage(dealer, car.slug, '4000')],
  ])('redirects from %s to its own page, which shows similar cars', async (_name, answer) => {
    const thrown = await answer().catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).headers.get('location')).toBe(`/cars/${car.slug}`)
  })

  it('has no delivery estimate, with the reason', async () => {
    expect(await getDeliveryEstimate(dealer, car.id, '4000')).toEqual({ error: 'This vehicle is sold.' })
  })

  it('LEAD-40: has only the enquiry form for similar cars, whichever form is requested', async () => {
    for (const kind of ['vehicle_enquiry', 'test_drive', 'request_photos', 'find_similar'])
      expect((await getLeadForm(dealer, { kind, carId: car.id })).kind).toBe('find_similar')
    const thrown = await getTestDrivePage(dealer, asked, new Map()).catch((error: unknown) => error)
    expect((thrown as Response).headers.get('location')).toBe(`/contact?car_id=${car.id}&form=find_similar`)
  })

  it('has no offer with a price in its structured data', async () => {
    const [structured] = (await getVehicle(dealer, car)).meta.structured ?? []
    expect(structured).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    expect(structured).not.toHaveProperty('offers.price')
  })

  it('SIM-01: has similar cars chosen by its last price', async () => {
    const { similar } = await getVehicle(dealer, car)
    expect(similar.href).toContain('price=28990-48990')
  })
})
