import { expect, test } from 'vitest'
import { targetExists } from './link-targets.ts'

const pages = new Set(['about-us', 'service/book'])

test.each([
  '/',
  '/search/used-cars',
  '/search/make/model',
  '/cars/some-car',
  '/locations',
  '/locations/north',
  '/special-offers?category=x',
  '/service?tab=online',
  '/sell-your-car',
  '/cars/trade-in?car_id=1',
  '/offers/make/winter',
  '/about-us',
  '/about-us/#team',
  '/service/book',
  'https://example.com/',
  'tel:0755500100',
  'mailto:a@b.example',
])('%s has an existing target', (href) => {
  expect(targetExists(href, pages)).toBe(true)
})

test.each(['/cars/trade-in/now', '/search', 'javascript:alert(1)', '//evil.example', ''])(
  'a link to %j is not shown',
  (href) => {
    expect(targetExists(href, pages)).toBe(false)
  },
)
