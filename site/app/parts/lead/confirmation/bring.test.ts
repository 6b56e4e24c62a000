import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { listBring } from './bring.ts'

const readBring = (leads: object = {}) => testDealer({ tenant: { leads } }).bundle.tenant.leads.bring

test('what is brought goes by the kind of vehicle, where the dealer says nothing', () => {
  const bring = readBring()
  const say = (itemType: string) => listBring('test_drive', { bring, itemType }).join('; ')
  expect(say('car')).toBe('Your driver’s licence, the card or the one in your phone')
  expect(say('motorcycle')).toMatch(/rider’s licence.*; Jacket, gloves and boots/)
  expect(listBring('valuation_adjustment', { bring, itemType: '', isOwing: true })).toContain(
    'Payout letter from your lender',
  )
  expect(listBring('enquiry', { bring, itemType: 'car' })).toEqual([])
})

test('the dealer’s own lines take the place of the usual', () => {
  const bring = readBring({ bring: { testDrive: ['Class R licence', 'We lend you a helmet'] } })
  expect(listBring('test_drive', { bring, itemType: 'motorcycle' })).toEqual([
    'Class R licence',
    'We lend you a helmet',
  ])
  expect(listBring('service', { bring, itemType: 'motorcycle' })).toEqual([
    'The key',
    'The logbook, if you have it',
  ])
})
