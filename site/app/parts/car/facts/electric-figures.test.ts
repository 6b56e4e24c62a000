import type { Model } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { testCar } from '../testing/test-cars.ts'
import { electricFigures } from './electric-figures.ts'

const variant = (name: string, rangeWltpKm: number) => ({
  name,
  badge: '',
  performance: { rangeWltpKm, batteryKwh: 77, fastChargeKw: null },
})
const models = [
  {
    manufacturerName: 'Volta',
    name: 'Ampere 5',
    sinceYear: 2024,
    variants: [variant('Touring', 443), variant('Sport', 400)],
  },
] as unknown as Model[]
const electric = { simple_fuel: 'Electric', car_type: 'new' }
const figures = (changes: object) => electricFigures(testCar({ ...electric, ...changes }), models)

describe('the figures of an electric car', () => {
  it('are those of the variant with its badge', () => {
    expect(figures({})).toEqual({ wltpKm: 443, batteryKwh: 77, fastChargeKw: null })
  })

  it('are those of a used one, too, that was built since the model has had its form', () => {
    expect(figures({ car_type: 'used', year: 2024 }).wltpKm).toBe(443)
  })

  it('with an unknown badge are what all variants share', () => {
    expect(figures({ badge: 'Other' })).toEqual({ wltpKm: null, batteryKwh: 77, fastChargeKw: null })
  })

  it.each([
    ['of a used one of the form before', { car_type: 'used', year: 2023 }],
    ['of a used one of an unknown year', { car_type: 'used', year: null }],
    ['of one with an engine', { simple_fuel: 'Petrol' }],
    ['of a model that is not known', { model: 'Other' }],
  ])('are none %s', (_words, changes) => {
    expect(figures(changes)).toEqual({ wltpKm: null, batteryKwh: null, fastChargeKw: null })
  })
})
