import { expect, it } from 'vitest'
import { mapPicture, pageAddress, reportAddress, spinViewer } from './services.ts'

const HOSTS = new Map([['bookings.example', 'http://127.0.0.1:3334']])

it('a provider’s page is at the origin of FRAME_HOSTS, others at their own address', () => {
  expect(pageAddress('https://bookings.example/book?site=1#a', HOSTS)).toBe(
    'http://127.0.0.1:3334/book?site=1#a',
  )
  expect(pageAddress('https://bookings.example.evil.example/book', HOSTS)).toBe(
    'https://bookings.example.evil.example/book',
  )
  expect(pageAddress('', HOSTS)).toBe('')
})

it('a report’s address is its provider’s, for one vehicle, and missing without a provider', () => {
  const pattern = 'https://reports.example/{report}?vin={vin}'
  expect(reportAddress(pattern, 'ppsrReport', 'A1&x=2')).toBe(
    'https://reports.example/ppsrReport?vin=A1%26x%3D2',
  )
  expect(reportAddress('', 'ppsrReport', 'A1')).toBeNull()
})

it('CALL-27: the viewer of a spin is its provider’s page for one code, and missing without a provider', () => {
  expect(spinViewer('https://viewer.example/v?c={code}', 'a/b&c')).toBe(
    'https://viewer.example/v?c=a%2Fb%26c',
  )
  expect(spinViewer('', 'a')).toBeNull()
})

it('the picture of a map is asked for by its point and size, and for none without a provider', () => {
  const size = { width: 640, height: 427 }
  expect(mapPicture('https://maps.example/s?c={lat},{lng}&s={width}x{height}', [-33.9, 151.2], size)).toBe(
    'https://maps.example/s?c=-33.9,151.2&s=640x427',
  )
  expect(mapPicture('', [0, 0], size)).toBeNull()
})
