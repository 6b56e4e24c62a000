import { describe, expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockSearchRequest } from '#app/integrations/stock-index.ts'
import { countPallets } from '#app/parts/car/facts/pallets.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import type { Signature } from '../signature-model.ts'
import { loadSignature } from './load.server.ts'
import { type TareStrip, tareSignature } from './tare.server.ts'
import { towSignature } from './tow.server.ts'

const sentence = (signature: Signature | null) =>
  signature?.line?.words.map((word) => (typeof word === 'string' ? word : word.strong)).join('')

const van = (id: number, atm: string) =>
  testCar({ id: `v_${id}`, slug: `van-${id}`, item_type: 'caravan', aggregate_trailer_mass: atm })

/** A dealer with such cars in stock, for any question. */
const dealerWith = (cars: ReturnType<typeof testCar>[], facets = {}) =>
  testDealer(
    {},
    {
      search: async () => ({ cars, total: cars.length, totalPages: 1, page: 1, facets, stats: {}, ms: 0 }),
      version: () => JSON.stringify([cars.map(({ id }) => id), facets]),
    },
  )

describe('what a vehicle tows', () => {
  const ute = (changes: object) => testCar({ towing_kg: 3_500, simple_body: 'Ute', ...changes })

  it('counts the vans in the yards that go behind it', async () => {
    const vans = [van(1, '1,480 kg'), van(2, '3.5 t'), van(3, '3900'), van(4, '')]
    const signature = await towSignature(ute({}), dealerWith(vans))
    expect(sentence(signature)).toBe('Tows 3,500 kg. 2 of the 3 caravans here go behind it.')
    expect(signature?.strip).toMatchObject({
      kind: 'tow',
      ballKg: 350,
      payloadKg: null,
      vans: [{ atmKg: 1_480 }, { atmKg: 3_500 }, { atmKg: 3_900 }],
    })
  })

  it.each([
    [[van(5, '2000')], 'Tows 3,500 kg. The caravan here goes behind it.'],
    [[van(6, '2000'), van(7, '2100')], 'Tows 3,500 kg. All 2 caravans here go behind it.'],
    [[van(8, '4000')], 'Tows 3,500 kg.'],
    [[], 'Tows 3,500 kg.'],
  ])('with other vans it says what is true of them', async (vans, words) => {
    expect(sentence(await towSignature(ute({}), dealerWith(vans)))).toBe(words)
  })

  it('has its payload where both masses are known', async () => {
    const known = ute({ grossvehiclemass: '3230', tare_weight: '2290' })
    expect(sentence(await towSignature(known, dealerWith([])))).toBe('Tows 3,500 kg, carries 940 kg.')
  })

  it.each([null, 0, 700, 9_000])('is not said of a limit of %s kg', async (towing_kg) => {
    expect(await towSignature(ute({ towing_kg }), dealerWith([]))).toBeNull()
  })
})

describe('what a truck carries', () => {
  const truck = (changes: object) => testCar({ item_type: 'truck', grossvehiclemass: '4495', ...changes })

  it.each([
    [{}, 'Drive it on a car licence. 4,495 kg all up.'],
    [{ tare_weight: '2775' }, 'Drive it on a car licence. Carries 1,720 kg.'],
    [{ grossvehiclemass: '8 t' }, 'Drive it on a light rigid licence. 8,000 kg all up.'],
    [
      { tare_weight: '2775', body_length: '4.2', body_width: '2.4' },
      'Drive it on a car licence. Carries 1,720 kg and 6 pallets.',
    ],
  ])('of %j is said in a sentence', (changes, words) => {
    expect(sentence(loadSignature(truck(changes)))).toBe(words)
  })

  it.each(['', '0', 'heavy', '900', '999999'])('is not said of a gross mass “%s”', (grossvehiclemass) => {
    expect(loadSignature(truck({ grossvehiclemass }))).toBeNull()
  })

  it.each([
    ['4.2 m', '2.4 m', { across: 2, along: 3 }],
    ['4200', '2100', { across: 1, along: 3 }],
    ['1', '2.4', { across: 2, along: 0 }],
    ['', '2.4', null],
    ['4.2', '', null],
    ['4.2', '9', null],
  ])('pallets on %s by %s', (length, width, pallets) => expect(countPallets(length, width)).toEqual(pallets))
})

describe('what a caravan weighs', () => {
  const caravan = (changes: object) =>
    testCar({ item_type: 'caravan', aggregate_trailer_mass: '2510 kg', tare_weight: '2010 kg', ...changes })
  const limits = {
    make_model: [{ value: 'Volta Ampere 5', count: 91 }],
    towing_kg: [
      ['3500', 88],
      ['2500', 3],
    ].map(([value, count]) => ({ value, count })),
  }

  it('is said with how many in the yards tow it', async () => {
    const signature = await tareSignature(caravan({}), dealerWith([testCar({ towing_kg: 3_500 })], limits))
    expect(sentence(signature)).toBe('2,510 kg loaded. 88 vehicles here tow it.')
    expect(signature?.strip).toMatchObject({ split: { emptyKg: 2_010, ownKg: 500 }, ballKg: 250 })
  })

  it('lists a truck after what else tows it, however common the truck is', async () => {
    const truck = testCar({
      id: 'a_t',
      item_type: 'truck',
      make: 'Hino',
      model: '300',
      make_model: 'Hino 300',
      towing_kg: 3_500,
    })
    const ute = testCar({ id: 'a_u', make_model: 'Volta Haul', model: 'Haul', towing_kg: 3_500 })
    const models = [
      { value: 'Hino 300', count: 30 },
      { value: 'Volta Haul', count: 2 },
    ]
    const stock = {
      version: () => 'trucks',
      search: async (asked: StockSearchRequest) => {
        const isOf = ({ makeModel }: typeof ute) => asked.filters.make_model?.includes(makeModel) ?? true
        const without = asked.excluded?.item_type?.includes('truck')
        return {
          cars: [truck, ute].filter(isOf),
          total: 2,
          totalPages: 1,
          page: 1,
          facets: {
            make_model: without ? models.slice(1) : models,
            towing_kg: [{ value: '3500', count: 32 }],
          },
          stats: {},
          ms: 0,
        }
      },
    }
    const signature = await tareSignature(caravan({}), testDealer({}, stock))
    const strip = signature?.strip as TareStrip
    expect(strip.towedBy.map(({ name }) => name)).toEqual(['Volta Haul', 'Hino 300'])
  })

  it('is said alone where nothing is known that tows it, without a share of an empty mass that is not known', async () => {
    const signature = await tareSignature(caravan({ tare_weight: '' }), dealerWith([]))
    expect(sentence(signature)).toBe('2,510 kg loaded.')
    expect(signature?.strip).toMatchObject({ split: null, towedBy: [], all: null })
  })

  it.each(['', '0', '12', '90000'])('is not said of a loaded mass “%s”', async (aggregate_trailer_mass) => {
    expect(await tareSignature(caravan({ aggregate_trailer_mass }), dealerWith([]))).toBeNull()
  })
})
