import { expect, it } from 'vitest'
import { carTypeName, certifiedTypeName, sortCarTypes } from './car-types.ts'

it('SRCH-18: types are in the order new, demo, used, and unknown ones last', () => {
  expect(sortCarTypes(['used', 'fleet', 'demo', 'new'])).toEqual(['new', 'demo', 'used', 'fleet'])
})

it('TEN-21: a used car has the dealer’s word, any other type its own', () => {
  expect(['new', 'demo', 'used', 'fleet'].map((type) => carTypeName(type, 'Pre-owned'))).toEqual([
    'New',
    'Demo',
    'Pre-owned',
    'fleet',
  ])
  const certified = { carType: 'used', certified: true }
  expect(certifiedTypeName(certified, 'Pre-owned')).toBe('Certified pre-owned')
  expect(certifiedTypeName({ ...certified, certified: false }, 'Pre-owned')).toBe('Pre-owned')
})
