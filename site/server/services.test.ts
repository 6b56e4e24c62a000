import { expect, it } from 'vitest'
import { pageAddress } from './services.ts'

const HOSTS = new Map([['bookings.example', 'http://127.0.0.1:3334']])

it('a provider’s page is reached where FRAME_HOSTS says, and elsewhere as it is written', () => {
  expect(pageAddress('https://bookings.example/book?site=1#a', HOSTS)).toBe(
    'http://127.0.0.1:3334/book?site=1#a',
  )
  expect(pageAddress('https://bookings.example.evil.example/book', HOSTS)).toBe(
    'https://bookings.example.evil.example/book',
  )
  expect(pageAddress('', HOSTS)).toBe('')
})
