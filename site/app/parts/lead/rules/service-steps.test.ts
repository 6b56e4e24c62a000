import { describe, expect, it } from 'vitest'
import { requiredOrderFields, requiredVehicleFields, serviceSteps } from './service-steps.ts'

const titles = (order: 'contact-first' | 'rego-first') => serviceSteps(order).map(({ title }) => title)

describe('a booking', () => {
  it('SVC-01: goes from contact to vehicle to order', () => {
    expect(titles('contact-first')).toEqual(['Contact Details', 'Vehicle Details', 'Order Details'])
  })

  it('SVC-02: rego-first bookings begin with the registration', () => {
    expect(titles('rego-first')).toEqual(['Vehicle Details', 'Contact Details', 'Order Details'])
    expect(serviceSteps('rego-first')[0]?.fields).toEqual(['Vehicle Rego'])
  })

  it('SVC-06: needs make, model and year of the vehicle', () => {
    expect(requiredVehicleFields('contact-first')).toEqual(['Vehicle Make', 'Vehicle Model', 'Vehicle Year'])
  })

  it('SVC-02: a rego-first booking requires only the registration', () => {
    expect(requiredVehicleFields('rego-first')).toEqual(['Vehicle Rego'])
  })

  it('SVC-07 to SVC-09: type and interval are required as set, comments and repairs optional', () => {
    expect(requiredOrderFields({ types: [], intervalRequired: false })).toEqual([])
    expect(requiredOrderFields({ types: ['Logbook'], intervalRequired: false })).toEqual(['Service Type'])
    expect(requiredOrderFields({ types: [], intervalRequired: true })).toEqual(['Service Interval'])
  })
})
