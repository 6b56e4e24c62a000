import { expect, it } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { vehicleQuoteInputs } from './vehicle-quote.server.ts'

it('FIN-04: no quote is asked for a hidden make, however the feed writes it', () => {
  const platform = { flagRules: [], financeHiddenMakes: ['Suzuki'] }
  const dealer = testDealer({ platform, tenant: { financeProvider: 'Angle' } })
  const asked = (make: string) => vehicleQuoteInputs(testCar({ make, lenders: {} }), dealer)
  expect(asked('Volta')).toMatchObject({ car_id: testCar().id })
  for (const make of ['Suzuki', 'SUZUKI', ' suzuki ']) expect(asked(make)).toBeNull()
})
