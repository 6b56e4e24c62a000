import { describe, expect, it } from 'vitest'
import { isFrameAddress } from './frame-address.ts'
import { serviceBooking } from './service-booking.zod.ts'

const UNSAFE = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://bookings.example/',
  '//bookings.example/',
  '/service',
  'blob:https://bookings.example/1',
  'https://staff:secret@bookings.example/',
  'https:\\bookings.example/',
  'https://',
  '',
]

describe('an address for a frame', () => {
  it.each(UNSAFE)('is refused: %s', (address) => {
    expect(isFrameAddress(address)).toBe(false)
    const { url, tabs } = serviceBooking.parse({ url: address, tabs: [{ name: 'Online', url: address }] })
    expect([url, tabs[0]?.url]).toEqual(['', ''])
  })

  it('is a whole https address', () => {
    expect(isFrameAddress('https://bookings.example/book?site=1')).toBe(true)
  })
})

it('SVC-01, SVC-03, SVC-07: a site that says nothing has steps, contact first, and asks no interval', () => {
  expect(serviceBooking.parse({})).toMatchObject({
    way: 'steps',
    order: 'contact-first',
    title: '',
    intervalRequired: false,
  })
})
