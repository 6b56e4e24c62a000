import { expect, test } from 'vitest'
import { collectPageSlugs, targetExists, withOwnName } from './link-targets.ts'
import { testDealer } from './testing/test-dealer.ts'

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

test('NAV-03, TEN-14: a page that a setting opens is a target where it is open', () => {
  const slugsOf = (tenant: Record<string, unknown>) => collectPageSlugs(testDealer({ tenant }).bundle)
  const drives = slugsOf({ flags: { testDriveButton: true } })
  const drivesNot = slugsOf({ flags: { testDriveButton: false } })
  for (const href of ['/book-test-drive', '/book-test-drive/?car_id=1#form']) {
    expect(targetExists(href, drives)).toBe(true)
    expect(targetExists(href, drivesNot)).toBe(false)
  }
  const prizes = [1, 2].map((weight) => ({ label: `Prize ${weight}`, weight }))
  expect(targetExists('/spin-to-win', slugsOf({ prizeWheel: { prizes } }))).toBe(true)
  expect(targetExists('/spin-to-win', slugsOf({}))).toBe(false)
})

test.each([
  ['/trade-in', '/sell-my-car'],
  ['/sell-your-car?from=menu#form', '/sell-my-car?from=menu#form'],
  ['/trade-in-tips', '/trade-in-tips'],
  ['/cars/trade-in', '/cars/trade-in'],
  ['https://example.com/trade-in', 'https://example.com/trade-in'],
])('%s is %s where the dealer’s page for sellers is /sell-my-car', (href, own) => {
  const { tenant } = testDealer({ tenant: { flags: { sellPath: 'sell-my-car' } } }).bundle
  expect(withOwnName(href, tenant)).toBe(own)
})
