import { describe, expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { DeliveryEstimate } from './components/delivery-estimate.tsx'
import { getDeliveryEstimate, getDeliveryPage } from './queries.server.ts'

const car = testCar()
const asked: unknown[] = []
const dealer = testDealer(
  {},
  {
    listCars: async (_scope, request) => {
      asked.push(request.filter)
      return [car]
    },
    findCarBySlug: async () => car,
  },
)

describe('a delivery estimate', () => {
  it('DELIV-04, DATA-20, CALL-16: is a price in dollars and the name of the region', async () => {
    expect(await getDeliveryEstimate(dealer, car.id, '4000')).toEqual({
      price: expect.any(Number),
      name: 'Brisbane Metro',
      by: expect.stringMatching(/^(Mon|Tue|Wed|Thu|Fri) \d+ \w{3}/),
    })
  })

  it('DELIV-02, ERR-04: requires a postcode', async () => {
    expect(await getDeliveryEstimate(dealer, car.id, ' ')).toEqual({ error: 'Please enter a postcode.' })
  })

  it.each(['6798', '4870', 'abcd', '40000'])(
    'DELIV-03, ERR-05, OPEN-70: has no price for “%s”',
    async (postcode) => {
      expect(await getDeliveryEstimate(dealer, car.id, postcode)).toEqual({
        error:
          "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
      })
    },
  )

  it('is a 404 for another dealer’s vehicle or an invalid id', async () => {
    await expect(getDeliveryEstimate(testDealer(), car.id, '4000')).rejects.toMatchObject({ status: 404 })
    asked.length = 0
    for (const id of ['', '" OR id = "1', 'a b', 'x'.repeat(300)])
      await expect(getDeliveryEstimate(dealer, id, '4000')).rejects.toMatchObject({ status: 404 })
    expect(asked).toEqual([])
  })
})

describe('its form', () => {
  const html = (first?: Parameters<typeof DeliveryEstimate>[0]['first']) =>
    pageHtml(<DeliveryEstimate carId="1" action="/cars/a/delivery" {...(first && { first })} />)

  it('DELIV-01: works without JavaScript: a label, a field and a page that answers', async () => {
    expect(html()).toMatch(
      /<form[^>]*action="\/cars\/a\/delivery"[^>]*>.*<label[^>]*>Delivery postcode.*name="postcode"/s,
    )
    const page = await getDeliveryPage(dealer, car.slug, '4000')
    expect(page).toMatchObject({ postcode: '4000', answer: { name: 'Brisbane Metro' } })
    expect(html(page)).toMatch(/\$\d+<\/b>.*to Brisbane Metro/)
  })

  it('shows the error beside the field', async () => {
    const page = await getDeliveryPage(dealer, car.slug, '')
    expect(html(page)).toMatch(/aria-invalid="true".*Please enter a postcode\./s)
    expect((await getDeliveryPage(dealer, car.slug, null)).answer).toBeNull()
  })
})
