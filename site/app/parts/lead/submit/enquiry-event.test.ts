import { expect, it } from 'vitest'
import { enquiryEvent } from './enquiry-event.ts'

it.each(['Test Drive Only', 'TEST DRIVE ONLY', ' Test drive only '])(
  'ANA-06, CARD-17: a lead about a car tagged %j is a test drive of a new one',
  (tag) => {
    expect(enquiryEvent({ kind: 'enquiry', carType: 'used', tag })).toBe(17)
    expect(enquiryEvent({ kind: 'test_drive', carType: 'used', tag })).toBe(17)
  },
)
