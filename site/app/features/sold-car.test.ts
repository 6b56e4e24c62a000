import { describe, expect, it } from 'vitest'
import { getCompare } from './compare/queries.server.ts'
import { getDeliveryEstimate, getDeliveryPage } from './delivery/queries.server.ts'
import { getFinanceQuote } from './finance/finance-quote.server.ts'
import { getCarSummary, getFinanceHref, getLenders } from './finance/queries.server.ts'
import { soldCar } from './fixtures/test-cars.ts'
import { testShop } from './fixtures/test-shop.ts'
import { getContactPage, getTestDrivePage } from './leads/lead-pages.server.ts'
import { getLeadForm } from './leads/queries.server.ts'
import { listCards } from './live/cards.server.ts'
import { getCarSheet } from './print/queries.server.ts'
import { getCarView } from './vehicle/car-view.server.ts'
import { getVehicle } from './vehicle/queries.server.ts'

const car = soldCar(1)
const shop = testShop(
  { tenant: { financeProvider: 'Lender', flags: { garage: true, testDriveButton: true } } },
  {
    findCarBySlug: async () => car,
    // Its page asks for cars like it by leaving it out.
    listCars: async (_scope, { filter }) => (JSON.stringify(filter ?? '').includes('!=') ? [] : [car]),
  },
)
const asked = { carId: car.id, url: new URL('http://a.example/contact') }
const noQuery = new URLSearchParams()

/** What the fixture costs: $38,990, or $166 a week. */
const MONEY = /38[,.]?990|\$?166\b|comparison rate|"price":\s*\d/

describe('VDP-38: a car that is sold', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['its page', () => getVehicle(shop, car.slug)],
    ['its view as data', () => getCarView(shop, car.slug, noQuery)],
    ['its summary as data', () => getCarSummary(shop, car.id)],
    ['its lenders as data', () => getLenders(shop, car.id)],
    ['its sheet of paper', () => getCarSheet(shop, car.slug)],
    ['its card', () => listCards(shop, car.id)],
    ['the comparison', () => getCompare(shop, new URLSearchParams({ cars: car.slug }))],
    ['a form about it', () => getContactPage(shop, '', asked)],
    ['its delivery as data', () => getDeliveryEstimate(shop, car.id, '4000')],
  ])('has neither price nor repayment in %s', async (_name, answer) => {
    expect(JSON.stringify(await answer())).not.toMatch(MONEY)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['its calculator', () => getFinanceQuote(shop, car.slug, noQuery)],
    ['its finance link', () => getFinanceHref(shop, car.slug)],
    ['its delivery', () => getDeliveryPage(shop, car.slug, '4000')],
  ])('leads from %s to its own page, which shows others like it', async (_name, answer) => {
    const thrown = await answer().catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).headers.get('location')).toBe(`/cars/${car.slug}`)
  })

  it('has no delivery estimate, and says why', async () => {
    expect(await getDeliveryEstimate(shop, car.id, '4000')).toEqual({ error: 'This vehicle is sold.' })
  })

  it('LEAD-40: is asked about by the form for others like it alone, whichever form is asked for', async () => {
    for (const kind of ['vehicle_enquiry', 'test_drive', 'request_photos', 'find_similar'])
      expect((await getLeadForm(shop, { kind, carId: car.id })).kind).toBe('find_similar')
    const thrown = await getTestDrivePage(shop, asked).catch((error: unknown) => error)
    expect((thrown as Response).headers.get('location')).toBe(`/contact?car_id=${car.id}&form=find_similar`)
  })

  it('has no offer with a price in its structured data', async () => {
    const { structured } = await getVehicle(shop, car.slug)
    expect(structured.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' })
    expect(structured.offers).not.toHaveProperty('price')
  })

  it('SIM-01: still has others like it found by what it last cost', async () => {
    const { similar } = await getVehicle(shop, car.slug)
    expect(similar.href).toContain('price=28990-48990')
  })
})
