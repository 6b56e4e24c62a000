import { describe, expect, it } from 'vitest'
import { frameSize } from './service-frame.ts'
import { requiredOrderFields, requiredVehicleFields, serviceSteps } from './service-steps.ts'

const titles = (order: 'contact-first' | 'rego-first') => serviceSteps(order).map(({ title }) => title)

describe('a booking', () => {
  it('SVC-01: goes from contact to vehicle to order', () => {
    expect(titles('contact-first')).toEqual(['Contact Details', 'Vehicle Details', 'Order Details'])
  })

  it('SVC-02: or begins with the vehicle, by its registration alone', () => {
    expect(titles('rego-first')).toEqual(['Vehicle Details', 'Contact Details', 'Order Details'])
    expect(serviceSteps('rego-first')[0]?.fields).toEqual(['Vehicle Rego'])
  })

  it('SVC-06: needs make, model and year of the vehicle', () => {
    expect(requiredVehicleFields('contact-first')).toEqual(['Vehicle Make', 'Vehicle Model', 'Vehicle Year'])
  })

  it('SVC-02: needs the registration alone where it begins with it', () => {
    expect(requiredVehicleFields('rego-first')).toEqual(['Vehicle Rego'])
  })

  it('SVC-07 to SVC-09: asks for type and interval as it is set, for comments and repairs never', () => {
    expect(requiredOrderFields({ types: [], intervalRequired: false })).toEqual([])
    expect(requiredOrderFields({ types: ['Logbook'], intervalRequired: false })).toEqual(['Service Type'])
    expect(requiredOrderFields({ types: [], intervalRequired: true })).toEqual(['Service Interval'])
  })
})

it('SVC-10: a frame alone is 750 high, another 1000 by 1100', () => {
  expect(frameSize(true)).toEqual({ width: 1000, height: 750 })
  expect(frameSize(false)).toEqual({ width: 1000, height: 1100 })
})
