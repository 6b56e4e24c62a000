import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { SiteLayout } from './components/site-layout.tsx'
import { faviconSvg } from './favicon.server.ts'
import { buildLayout } from './queries.server.ts'

const navigation = {
  id: 'navigation-a',
  header: [
    { key: '1', label: 'Models', kind: 'models' },
    { key: '2', label: 'Stock', kind: 'stock' },
    { key: '3', label: 'Test drive', kind: 'link', href: '/lease-a-car' },
    { key: '4', label: 'Gone', kind: 'links', links: [{ key: 'a', label: 'Trade In', href: '/swap-in' }] },
    { key: '5', label: 'About', kind: 'link', href: '/about-us' },
  ],
  footer: [{ key: '1', title: '', links: [{ key: 'a', label: 'Careers', href: '/careers' }] }],
  legal: [],
}
const models = [
  { id: 'm1', slug: 'one', name: 'One', manufacturerSlug: 'make-one', status: 'coming_soon' },
  { id: 'm2', slug: 'two', name: 'Two', manufacturerSlug: 'make-one' },
]
const manufacturer = { id: 'make-one', name: 'Make One', slug: 'make-one' }
const pages = [{ id: 'p', slug: 'about-us', title: 'About' }]

function render(raw: Record<string, unknown> = {}) {
  const dealer = testDealer({
    navigation,
    models,
    pages,
    ...raw,
    tenant: { manufacturer, ...(raw.tenant as object) },
  })
  return pageHtml(
    <SiteLayout {...buildLayout(dealer.bundle, dealer.picture)}>
      <p>page</p>
    </SiteLayout>,
  )
}

test('a link whose journey does not exist is not shown, nor a menu left empty by it', () => {
  const html = render()
  expect(html).toContain('href="/about-us"')
  for (const missing of ['/lease-a-car', '/swap-in', '/careers']) expect(html).not.toContain(missing)
  expect(html).not.toContain('Gone')
})

test('menus open without JavaScript and every link of the frame has an address', () => {
  const html = render()
  expect(html.match(/<details class="nav__menu" name="main-menu">/g)).toHaveLength(2)
  expect(html).not.toMatch(/href="#?"/)
  // what a button of the frame does, a form does by itself
  expect(html).not.toContain('<button type="button"')
})

test('NAV-11: an upcoming model says so, and links to its own page', () => {
  const html = render()
  expect(html).toContain('Coming Soon')
  expect(html).toContain('href="/two"')
})

test('the stock menu lists used, demo and new cars, and ends with all by price (SRCH-37)', () => {
  const html = render()
  for (const slug of ['used-cars', 'demo-cars', 'new-cars']) expect(html).toContain(`href="/search/${slug}"`)
  expect(html).toContain('?sortBy=Car_production%20price%20desc"')
})

test('networks with an address are on unless switched off', () => {
  const html = render({
    tenant: { social: { tiktok: { on: false }, facebook: { url: 'https://fb.example/a' } } },
  })
  expect(html).toContain('href="https://fb.example/a"')
  expect(html, 'TEN-22: no link without an address').not.toContain('on LinkedIn')
  expect(html).not.toContain('on TikTok')
})

test('licences are in the footer unless contact details are switched off', () => {
  expect(render()).toContain('Dealer licence LIC 1')
  expect(render({ tenant: { flags: { showContactDetails: false } } })).not.toContain('LIC 1')
})

test('PRICE-10: the words on repayments are in the footer of every dealer that states one', () => {
  const words = (raw: object) => render({ tenant: { texts: { financeDisclaimer: 'Not binding.' }, ...raw } })
  expect(words({ financeProvider: 'Angle', flags: { weeklyPrice: false } })).toContain('Not binding.')
  expect(words({ financeProvider: '', flags: { weeklyPrice: true } })).not.toContain('Not binding.')
})

test('editors’ text is escaped, never parsed as markup', () => {
  const html = render({ tenant: { name: '<img src=x onerror=alert(1)>' } })
  expect(html).not.toContain('<img src=x')
  expect(faviconSvg(testDealer({ tenant: { name: '<&"' } }).bundle.tenant)).not.toContain('>&<')
})

test('the theme is custom properties of parsed colours, numbers and the site’s own families only', () => {
  const { themeCss } = buildLayout(
    testDealer({ tenant: { theme: { brand: '#A00000', accent: '#00ff00', radius: 3 } } }).bundle,
    () => {
      throw new Error('no picture is needed')
    },
  ).tenant
  const value =
    '(#[0-9a-f]{6}|-?[\\d.]+(px|em|%)?|clamp\\([\\d.,a-z +-]+\\)|("[\\w ]+",)+system-ui,sans-serif|\\d+/\\d+|(\\d+% ?){3}|(linear|radial)-gradient\\([#\\da-f %,at]+\\))'
  expect(themeCss).toMatch(new RegExp(`^:root\\{(--[a-z0-9-]+:${value};)+color-scheme:(light|dark)\\}$`))
  expect(themeCss).toContain('--brand:#a00000')
  expect(themeCss).toContain('--radius:3px')
})

test('the footer of a site with places names the hours of most days, and the days', () => {
  const day = (weekday: number, end: string) => ({
    weekday,
    status: 'Open',
    intervals: [{ open: '08:30', close: end }],
  })
  const buildHours = (late: number | null) => {
    const openingHours = [1, 2, 3, 4, 5].map((weekday) => day(weekday, weekday === late ? '20:00' : '17:30'))
    const { bundle, picture } = testDealer({
      tenant: { theme: { brand: '#1549d8', accent: '#ffc936', footer: 'plate' } },
      locations: [{ ...rawLocation, openingHours }],
    })
    return buildLayout(bundle, picture)
      .tenant.places[0]?.hours.replace(/\u2060/g, '')
      .replace(/\s/g, ' ')
  }
  expect(buildHours(null)).toBe('Mon – Fri 8:30 am – 5:30 pm')
  expect(buildHours(3)).toBe('Mon, Tue, Thu, Fri 8:30 am – 5:30 pm')
  expect(buildHours(1)).toBe('Tue – Fri 8:30 am – 5:30 pm')
})
