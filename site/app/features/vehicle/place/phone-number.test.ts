import { afterEach, expect, it, vi } from 'vitest'
import { recordReveal } from './phone-number.tsx'

const phone = {
  text: '02 5550 0142',
  href: 'tel:0255500142',
  masked: '02 55** ****',
  reveal: { car_id: 'quayside_a1', dealership_id: '101', website_id: 'quayside' },
} as unknown as Parameters<typeof recordReveal>[0]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['refuses to send it', () => false],
  [
    'fails',
    () => {
      throw new TypeError('no beacons')
    },
  ],
])('PHONE-07, ERR-12: a reveal is only logged where the browser %s', (_words, sendBeacon) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { sendBeacon })
  expect(() => recordReveal(phone)).not.toThrow()
  expect(warn).toHaveBeenCalledTimes(1)
})

it('a reveal that is sent is not logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sendBeacon = vi.fn((_path: string, _body: URLSearchParams) => true)
  vi.stubGlobal('navigator', { sendBeacon })
  recordReveal(phone)
  expect(warn).not.toHaveBeenCalled()
  expect(String(sendBeacon.mock.calls[0]?.[1])).toContain('car_id=quayside_a1')
})
