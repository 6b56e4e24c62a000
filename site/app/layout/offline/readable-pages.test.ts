import { expect, test } from 'vitest'
import { isReadableOffline } from './readable-pages.ts'

test.each([
  '/',
  '/search/new-used-and-demo-cars',
  '/search/toyota/corolla',
  '/used-car/toyota/corolla',
  '/cars/2022-toyota-corolla-123',
  '/compare',
  '/saved',
])('%s, a page of cars that is the same for everybody, is readable offline', (path) => {
  expect(isReadableOffline(path)).toBe(true)
})

test.each([
  '/cars/trade-in',
  '/cars/a/checkout',
  '/cars/a/finance-quote',
  '/cars/a.md',
  '/search/cards',
  '/search/understand',
  '/my-garage',
  '/watchlist',
  '/sign-in',
  '/staff/api/stock',
  '/preview/explain',
  '/events/stock',
  '/api/leads',
  '/saved/cards',
  '/alerts/token',
  '/online-payment',
  '/search/a.data',
])('%s is never stored', (path) => {
  expect(isReadableOffline(path)).toBe(false)
})
