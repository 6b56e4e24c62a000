import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#app/ui/browser-storage.ts'
import { buildLeadEvent, formatLeadEventsCookie } from './lead-events.server.ts'
import { recordLeadEvents } from './lead-events.ts'

const page: { dataLayer?: object[] } = {}
const browser = { cookie: '' }
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  delete page.dataLayer
  vi.spyOn(localStore, 'readJson').mockImplementation((key) => JSON.parse(store.get(key) ?? 'null'))
  vi.spyOn(localStore, 'write').mockImplementation((key, text) => store.set(key, text).has(key))
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname: '/trade' })
  vi.stubGlobal('document', { ...browser, documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const url = new URL('https://a.example/')
const lead = { id: 'lead-1', event: 22, label: 'offer_acceptance', category: 'Trade-in', complete: true }
const car = { id: 'a_1', name: 'Maker Rünner; 2' }

function follow(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own document
  document.cookie = `other=1; ${cookie.split(';')[0]}`
  recordLeadEvents('a')
}

test('ANA-09: a journey’s lead is one event and marks success, however often its page is opened', () => {
  const cookie = formatLeadEventsCookie(url, [buildLeadEvent({ ...lead, step: 0, car })], undefined)
  follow(cookie)
  follow(cookie)
  expect(page.dataLayer).toEqual([
    { event: 'forecourt', event_id: 22, label: 'offer_acceptance', car_id: 'a_1' },
  ])
  expect(store.get('a.enquiry_success')).toBe('true')
  expect(JSON.parse(store.get('a.enquiry_car') ?? '')).toEqual(car)
  expect(document.cookie).toContain('Max-Age=0')
})

test('ANA-09: a step that does not complete its lead is an event and no success', () => {
  follow(
    formatLeadEventsCookie(
      url,
      [buildLeadEvent({ ...lead, step: 0, car: null, complete: false })],
      undefined,
    ),
  )
  expect(page.dataLayer).toHaveLength(1)
  expect(store.has('a.enquiry_success')).toBe(false)
})

test('ANA-09: the forms of a journey that write one lead are an event each', () => {
  for (const label of ['trade_in started', 'valuation_adjustment started', 'offer_acceptance'])
    follow(formatLeadEventsCookie(url, [buildLeadEvent({ ...lead, label, step: 0, car: null })], undefined))
  expect(page.dataLayer).toHaveLength(3)
})

test('events of quick steps that no page has recorded yet are passed on together', () => {
  const [first, second] = [0, 1].map((step) => buildLeadEvent({ ...lead, step, car }))
  if (!first || !second) throw new Error('no events')
  const earlier = formatLeadEventsCookie(url, [first], undefined).split(';')[0]
  follow(formatLeadEventsCookie(url, [second], `other=1; ${earlier}`))
  expect(page.dataLayer).toHaveLength(2)
})

test.each(['%7Bnot', '%7B%7D', '', `%5B%7B%22id%22%3A1%7D%5D`])(
  'invalid earlier events (%s) are dropped',
  (value) => {
    const cookie = formatLeadEventsCookie(
      url,
      [buildLeadEvent({ ...lead, step: 0, car })],
      `forecourt_acts=${value}`,
    )
    follow(cookie)
    expect(page.dataLayer).toHaveLength(1)
  },
)

test('the cookie of events names no lead and no person, and stays below the limit of browsers', () => {
  const long = { ...car, name: 'x'.repeat(5_000) }
  const events = Array.from({ length: 20 }, (_, step) => buildLeadEvent({ ...lead, step, car: long }))
  const cookie = formatLeadEventsCookie(url, events, undefined)
  expect(cookie.length).toBeLessThan(4_000)
  expect(cookie).not.toContain('lead-1')
  expect(cookie).toContain('; Secure')
})

test('a cookie of events that another program wrote is only a warning', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => follow('forecourt_acts=%7Bnot')).not.toThrow()
  expect(console.warn).toHaveBeenCalledOnce()
})
