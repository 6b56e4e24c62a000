import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '../testing/test-cars.ts'
import { cardSignature, findYard, isSaid } from './card-signature.server.ts'

const dealerOf = (template: string, more: object = {}) => testDealer({ tenant: { template, ...more } })

describe('what a card says besides', () => {
  it('is the day on which the price falls', () => {
    const falls = { vehiclePage: { priceFalls: { everyDays: 30, dollars: 400 } } }
    const sheet = testDealer({
      tenant: { ...falls, theme: { brand: '#1549d8', accent: '#ffc936', signature: 'faults' } },
    })
    const car = testCar({ price: 26_450, created_at: '2026-11-10T02:00:00.000Z' })
    expect(cardSignature(car, sheet)).toEqual({ note: 'Falls to $26,050 on Thu 10 Dec' })
  })

  it.each([
    [{ seat_height: 815, engine_size: '895' }, 'Seat 815 mm · Full licence'],
    [{ filtered_features: ['LAMS Approved'] }, 'Learner approved'],
    [{ seat_height: null, engine_size: '300' }, ''],
  ])('of a motorcycle with %j is “%s”', (changes, note) => {
    expect(cardSignature(testCar({ item_type: 'motorcycle', ...changes }), dealerOf('moto'))).toEqual({
      note,
    })
  })

  it('of what tows is the limit, the load and what rests on the ball', () => {
    const ute = testCar({ towing_kg: 3_500, grossvehiclemass: '3050', tare_weight: '2110', seats: 5 })
    expect(cardSignature(ute, dealerOf('outback'))).toEqual({
      figures: [
        ['Tows', '3,500 kg'],
        ['Carries', '940 kg'],
        ['On the ball', '350 kg'],
      ],
    })
    expect(cardSignature(testCar({ towing_kg: null, grossvehiclemass: '' }), dealerOf('outback'))).toEqual({})
  })

  it('of a truck is its licence and load, of a caravan what is the owner’s to load', () => {
    const masses = { grossvehiclemass: '7500', tare_weight: '4100' }
    expect(cardSignature(testCar({ item_type: 'truck', ...masses }), dealerOf('outback'))).toEqual({
      figures: [
        ['Licence', 'Light rigid'],
        ['Carries', '3,400 kg'],
        ['GVM', '7,500 kg'],
      ],
      note: 'Drive it on a light rigid licence',
    })
    const van = testCar({ item_type: 'caravan', tare_weight: '2410', aggregate_trailer_mass: '2950' })
    expect(cardSignature(van, dealerOf('outback'))).toEqual({
      figures: [
        ['Empty', '2,410 kg'],
        ['Loaded', '2,950 kg'],
        ['Yours', '540 kg'],
      ],
      note: 'Goes behind anything that tows 3,000 kg',
    })
  })

  it('of an electric car is how far it goes, of another nothing', () => {
    const dealer = dealerOf('marque')
    const variants = [
      {
        name: 'Touring',
        badge: 'Touring',
        performance: { rangeWltpKm: 450, batteryKwh: 75, fastChargeKw: 153 },
      },
    ]
    const models = [{ manufacturerName: 'Volta', name: 'Ampere 5', sinceYear: 2020, variants }]
    const withModels = { ...dealer, bundle: { ...dealer.bundle, models: models as never } }
    const electric = testCar({ simple_fuel: 'Electric', car_type: 'new' })
    expect(cardSignature(electric, withModels)).toEqual({
      reach: { share: 0.69, text: 'On the highway', km: '350 km' },
    })
    const used = testCar({ simple_fuel: 'Electric', car_type: 'used' })
    expect(cardSignature(used, withModels).reach?.text).toBe('On the highway when new')
    expect(cardSignature(testCar({ car_type: 'new' }), withModels)).toEqual({})
  })

  it.each([
    ['2,010 kg tare', { figures: [['Empty', '2,010 kg']] }, true],
    ['LAMS', { note: 'Seat 785 mm · Learner approved' }, true],
    ['LAMS', { note: 'Seat 785 mm' }, false],
    ['5.7 m', { figures: [['Seats', '5']] }, false],
  ] as [string, Parameters<typeof isSaid>[1], boolean][])(
    'the fact %s beside %j is said twice: %s',
    (fact, own, said) => {
      expect(isSaid(fact, own)).toBe(said)
    },
  )

  it('is no yard where the dealer has one', () => expect(findYard(testCar(), testDealer())).toBe(''))
})
