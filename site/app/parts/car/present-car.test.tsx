import { addMs } from '@forecourt/schemas/contract/pure'
import { describe, expect, it } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { CarCard } from './card/car-card.tsx'
import { buildStrip, buttonVerdicts, carCard } from './present-car.server.ts'
import { soldCar, testCar } from './testing/test-cars.ts'

const withoutGarage = () => testDealer({ tenant: { flags: { garage: false } } })
const card = (changes?: Record<string, unknown>) => carCard(testCar(changes), withoutGarage())
const html = (changes?: Record<string, unknown>) => pageHtml(<CarCard card={card(changes)} />)

describe('the card of a car', () => {
  it('shows name, badge, price with its kind, and three facts', () => {
    const words = html().replace(/<[^>]+>/g, ' ')
    for (const expected of [
      '2023 Volta Ampere 5',
      'Touring',
      '$38,990',
      'Drive Away',
      '21,480 km',
      'Automatic',
      'SUV',
    ])
      expect(words).toContain(expected)
  })

  it('shows no weekly figure without its comparison rate', () => {
    expect(card()).toMatchObject({ weekly: '$166/week', comparison: '9.12% comparison rate' })
    const none = card({ lenders: { Lender: { paymentWeek: 166, interestRate: 8, comparisonRate: null } } })
    expect(none.weekly).toBeUndefined()
    expect(none.comparison).toBeUndefined()
  })

  it('FIN-35: computes the comparison rate from the lender’s fees, whatever the record states', () => {
    const terms = { provider: 'Lender', interestRate: 9, termMonths: 60, establishmentFeeCents: 39_500 }
    const dealerContext = testDealer({ tenant: { lenders: [terms] } })
    expect(carCard(testCar(), dealerContext).comparison).toBe('9.56% comparison rate')
  })

  it('CARD-14: the comparison rate names the deposit and final payment it assumes', () => {
    const record = { paymentWeek: 120, interestRate: 8, comparisonRate: 9, deposit: 3_899, balloon: 11_697 }
    expect(card({ lenders: { Lender: record } }).comparison).toBe(
      '9.00% comparison rate, $3,899 deposit, $11,697 final payment',
    )
  })

  it('leaves deposit and final payment to the footnote where they follow from the dealer’s terms', () => {
    const terms = {
      provider: 'Lender',
      interestRate: 9,
      termMonths: 60,
      depositPercent: 10,
      balloonPercent: 30,
    }
    const dealerContext = testDealer({ tenant: { lenders: [terms] } })
    expect(carCard(testCar(), dealerContext).comparison).toMatch(/^\d+\.\d\d% comparison rate$/)
  })

  it('shows no weekly figure where the dealer switched it off', () => {
    const dealerContext = testDealer({ tenant: { flags: { weeklyPrice: false } } })
    expect(carCard(testCar(), dealerContext).weekly).toBeUndefined()
  })

  it('strikes the earlier price only when it was higher', () => {
    expect(card({ before_price: 40_490 }).was).toBe('$40,490')
    expect(card({ before_price: 38_990 }).was).toBeUndefined()
  })

  it('has the dealer’s own words in place of a price, and no weekly figure then', () => {
    const dealerContext = testDealer({ tenant: { texts: { noPrice: 'Call us.' } } })
    expect(carCard(testCar({ price: null, lenders: {} }), dealerContext)).toMatchObject({ price: 'Call us.' })
  })

  it('of a sold car has only the link to similar cars', () => {
    const dealerContext = testDealer({ tenant: { flags: { garage: true } } })
    const sold = carCard(soldCar(2), dealerContext)
    expect(sold).toMatchObject({ tag: 'JUST SOLD', tagLook: 'dark', unavailable: 'Sold 2 days ago' })
    expect(sold.similar).toMatch(/^\/search\/.*body=SUV.*price=28990-48990/)
    expect(sold.weekly).toBeUndefined()
    expect(sold.make, 'no heart').toBeUndefined()
    const markup = pageHtml(<CarCard card={sold} />)
    expect(markup).toContain('Find Me Something Similar')
    expect(markup).not.toContain('View Details')
  })

  it('of a sold car expires when its text changes and when it leaves the lists', () => {
    const dealerContext = testDealer({ tenant: { stock: { includeSoldCarsDays: 3 } } })
    carCard(soldCar(1), dealerContext)
    expect(dealerContext.changes).toHaveLength(2)
  })

  it('of a reserved car is complete, with a dark tag', () => {
    const reserved = card({ reserved: true })
    expect(reserved).toMatchObject({ tag: 'RESERVED', tagLook: 'dark' })
    expect(reserved.similar).toBeUndefined()
  })

  it('of a car held on the site says until which day in the place of its reservation, and expires then', () => {
    const dealerContext = testDealer()
    const endsAt = addMs(dealerContext.now, 48 * 3_600_000)
    const held = carCard(testCar({ reserved: true, reserved_until: endsAt }), dealerContext)
    expect(held.held).toMatch(/^Held till [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}$/)
    expect(held.reserve).toBeUndefined()
    expect(dealerContext.changes).toContain(endsAt)
    expect(pageHtml(<CarCard card={held} />)).toMatch(/View Details.*<\/a><span>Held till/)
    expect(carCard(testCar({ reserved: true }), testDealer()).held).toBeUndefined()
    const over = testCar({ reserved: true, reserved_until: addMs(dealerContext.now, -1) })
    expect(carCard(over, testDealer()).held).toBeUndefined()
  })

  it('has the certified badge only for the dealer’s one make', () => {
    const own = testDealer({ tenant: { specifications: { certifiedBadgeMake: 'Volta' } } })
    expect(carCard(testCar({ certified: true }), own).tagLook).toBe('certified')
    expect(card({ certified: true }).tagLook).toBeUndefined()
  })

  it('links to finance with the dealer’s label, unless the lender or the make excludes it', () => {
    const dealerContext = testDealer({
      tenant: { flags: { garage: false }, texts: { financeCta: 'Ask about finance' } },
    })
    const markup = pageHtml(<CarCard card={carCard(testCar(), dealerContext)} />)
    expect(markup).toContain('/finance">Ask about finance')
    expect(card({ lenders: {} }).finance).toBeUndefined()
    expect(carCard(soldCar(1), dealerContext).finance).toBeUndefined()
  })

  it('does not lead to finance without a price, whatever the lender is', () => {
    const dealerContext = testDealer({ tenant: { financeProvider: 'AusLoans' } })
    const lenders = { AusLoans: { financeProvider: 'AusLoans', interestRate: 8, comparisonRate: 9 } }
    expect(carCard(testCar({ lenders }), dealerContext)).toMatchObject({ finance: expect.anything() })
    const unpriced = testCar({ price: null, lenders })
    expect(carCard(unpriced, dealerContext).finance).toBeUndefined()
    expect(buttonVerdicts(unpriced, dealerContext).finance.reasons).toMatchObject([{ code: 'no-price' }])
  })

  it('CARD-01: has Get Finance also where the dealer shows no weekly prices', () => {
    const without = testDealer({ tenant: { flags: { weeklyPrice: false } } })
    const shown = carCard(testCar(), without)
    expect(shown).toMatchObject({ finance: expect.anything() })
    expect(shown.weekly).toBeUndefined()
  })

  it('uses the car’s own quote when no lender has a record of it', () => {
    const quote = { weeklyRepaymentAmount: 151.4, advertisedRate: 8, comparisonRate: 9.5 }
    const quoted = card({ lenders: {}, youxQuote: quote })
    expect(quoted).toMatchObject({
      weekly: '$151/week',
      comparison: '9.50% comparison rate, 10% deposit, 30% final payment',
    })
    expect(card({ youxQuote: quote }).weekly).toBe('$166/week')
    expect(card({ lenders: {}, youxQuote: { ...quote, comparisonRate: null } }).weekly).toBeUndefined()
  })

  it('shows no finance of a make that is hidden, nor at a dealer of that make', () => {
    const platform = { flagRules: [], financeHiddenMakes: ['Volta'] }
    const hidden = carCard(testCar(), testDealer({ platform }))
    expect([hidden.weekly, hidden.finance]).toEqual([undefined, undefined])
    const manufacturer = { id: 'm', slug: 'volta', name: 'Volta' }
    const dealer = testDealer({ platform, tenant: { manufacturer } })
    expect(carCard(testCar({ make: 'Other' }), dealer).finance).toBeUndefined()
    expect(carCard(testCar({ make: 'Other' }), testDealer({ platform })).finance).toBe('Get Finance')
  })

  it('of a car with a video has a play button, and fetches no video', () => {
    const filmed = card({ external_video_url: 'https://youtu.be/abcdefghijk' })
    expect(filmed.videoPlays).toBe('frame')
    const markup = pageHtml(<CarCard card={filmed} />)
    expect(markup).toMatch(/<a class="card__video" href="https:\/\/www\.youtube-nocookie\.com[^>]*>/)
    expect(markup).not.toContain('<iframe')
    expect(card().video).toBeUndefined()
  })

  it.each([
    ['checkout', 'Reserve Now', undefined],
    ['buy-online', 'Reserve this Car', '/cars/SLUG/buy-online'],
    ['checkout-journey', 'Reserve Now', '/checkout-journey?car_id=SLUG'],
  ])(
    'links to the reservation by %s with the dealer’s label (RES-02, RES-03, RES-08, VAR-10, VAR-16)',
    (path, text, at) => {
      const dealerContext = testDealer({ tenant: { flags: { reservePath: path, reserveText: text } } })
      const model = carCard(testCar(), dealerContext)
      expect(model.reserve).toBe(text)
      expect(model.reserveAt).toBe(at?.replace('SLUG', testCar().slug))
    },
  )

  it('has no reserve button when the dealer takes no reservations or there is no payment provider', () => {
    const off = testDealer({ tenant: { flags: { reservations: false } } })
    expect(carCard(testCar(), off).reserve).toBeUndefined()
    expect(buttonVerdicts(testCar(), off).reserve.reasons).toMatchObject([{ code: 'reservations-off' }])
    expect(carCard(testCar(), { ...testDealer(), reserves: false }).reserve).toBeUndefined()
  })

  it('has no save button without price or pictures where the dealer is strict', () => {
    const dealerContext = testDealer({ tenant: { flags: { garage: true, strictSaving: true } } })
    expect(carCard(testCar(), dealerContext).make).toBe('Volta')
    expect(carCard(testCar({ price: 0 }), dealerContext).make).toBeUndefined()
    expect(carCard(testCar({ images: [] }), dealerContext).make).toBeUndefined()
  })

  it('offers a strip of thumbnails from four pictures on, of cars in stock', () => {
    const images = testCar().images.map(({ url }) => ({ image: { url, thumb: { url } } }))
    expect(card({ images: images.slice(0, 3) }).strip).toBeUndefined()
    expect(card({ images: images.slice(0, 4) }).strip).toBe(true)
    expect(card({ status: 'coming_soon' }).strip).toBeUndefined()
    expect(buildStrip(testCar(), testDealer())).toMatchObject({ thumbs: { length: 4 }, more: 1 })
  })

  it('is complete when nothing but the id is known', () => {
    const bare = carCard(
      testCar({ make: '', model: '', name: '', price: null, images: [], km: null, simple_body: '' }),
      withoutGarage(),
    )
    expect(pageHtml(<CarCard card={bare} />)).toContain('Enquire for price.')
  })

  it('writes what a feed sent as text', () => {
    expect(html({ badge: '<img src=x onerror=alert(1)>' })).not.toContain('<img src=x')
  })

  it.each([
    [
      'motorcycle',
      { enginesize: '659', filtered_features: ['LAMS Approved'] },
      ['21,480 km', '659 cc', 'LAMS'],
    ],
    ['truck', { grossvehiclemass: '8000' }, ['21,480 km', '8,000 kg GVM', 'Automatic']],
    [
      'caravan',
      { sleeps: '4', body_length: '6400', tare_weight: '2,310 kg' },
      ['Sleeps 4', '6.4 m', '2,310 kg tare'],
    ],
  ])('of a %s shows its most important facts first', (itemType, fields, facts) => {
    expect(card({ item_type: itemType, ...fields }).facts).toEqual(facts)
  })

  it('has more facts with labels on wide cards, and a line of them on all others', () => {
    const wide = carCard(testCar(), testDealer({ tenant: { template: 'outback' } }))
    expect(carCard(testCar(), testDealer({ tenant: { template: 'marque' } })).table).toBeUndefined()
    expect(wide.table).toContainEqual(['Kilometres', '21,480 km'])
    expect(card().table).toBeUndefined()
  })

  it('without a picture shows the icon of its kind instead of an empty frame', () => {
    const markup = pageHtml(<CarCard card={card({ item_type: 'motorcycle', images: [] })} />)
    expect(markup).toContain('#motorbike')
    expect(markup).toContain('Photos on the way')
    expect(markup).not.toContain('<img')
  })

  it('of an illustrated car labels the picture as an illustration', () => {
    const drawn = { ...card(), drawn: true } as const
    expect(pageHtml(<CarCard card={drawn} />)).toMatch(/alt="[^"]+, illustration"/)
    expect(html()).not.toContain('illustration')
  })
})
