import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordView } from './analytics.ts'
import type { Press } from './early-presses.ts'
import { parseEvent } from './read-event.server.ts'
import { recordEvent } from './record-event.ts'
import { findEvent, phoneLabel } from './record-presses.ts'

const sent: string[] = []
const page: { dataLayer?: object[] } = {}

beforeEach(() => {
  sent.length = 0
  delete page.dataLayer
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname: '/cars/x' })
  vi.stubGlobal('document', { documentElement: { dataset: { events: '61:71' } } })
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: URLSearchParams) => sent.push(body.toString()) > 0,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('OPEN-68: an event is sent to the tag managers’ list and to the site', () => {
  recordEvent(25, { label: 'Used Car', car_id: 'a_1' })
  expect(page.dataLayer).toEqual([{ event: 'forecourt', event_id: 25, label: 'Used Car', car_id: 'a_1' }])
  expect(sent).toEqual(['id=25&label=Used+Car&url=%2Fcars%2Fx&car_id=a_1'])
})

test('OPEN-19, ANA-05: the platform’s settings can change an event’s number', () => {
  expect([4, 18, 49, 60, 61]).toEqual(
    (['vehicleView', 'financeButton', 'reserveButton', 'share', 'print'] as const).map(
      (name) => ANALYTICS_EVENTS[name],
    ),
  )
  recordEvent(ANALYTICS_EVENTS.print)
  recordEvent(ANALYTICS_EVENTS.share)
  expect(page.dataLayer).toMatchObject([{ event_id: 71 }, { event_id: 60 }])
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'of a browser that refuses to be measured (%o) nothing is recorded',
  (refusal) => {
    vi.stubGlobal('navigator', {
      ...refusal,
      sendBeacon: (_: string, body: URLSearchParams) => sent.push(body.toString()) > 0,
    })
    recordEvent(25)
    expect([sent, page.dataLayer]).toEqual([[], undefined])
  },
)

test('ANA-10, ERR-10: measuring that fails is a warning and no more', () => {
  vi.stubGlobal('navigator', {
    sendBeacon: () => {
      throw new Error('blocked')
    },
  })
  expect(() => recordEvent(25)).not.toThrow()
  vi.stubGlobal('navigator', { sendBeacon: () => false })
  expect(() => recordEvent(25)).not.toThrow()
  expect(console.warn).toHaveBeenCalledTimes(2)
})

const pressed = (press: Partial<Pick<Press, 'named' | 'href' | 'fills'>>) =>
  findEvent({ named: null, href: '', fills: false, ...press })

test.each([
  [{ href: 'tel:0255500142' }, 'phoneClick'],
  [{ href: '/cars/x/checkout' }, 'reserveButton'],
  [{ href: '/cars/x#finance-calculator' }, 'financeButton'],
  [{ named: 'share' }, 'share'],
  [{ named: 'constructor' }, null],
  [{ named: 'financeEnquiry', href: '/cars/x#finance-form' }, 'financeEnquiry'],
  [{ href: '/cars/x' }, null],
  [{}, null],
] as const)('pressing %o is the event %s', (attributes, event) => {
  expect(pressed(attributes)).toBe(event)
})

test('ANA-03, ANA-08: filling a heart saves a car, emptying it does not', () => {
  expect(pressed({ fills: true })).toBe('saveCar')
  expect(pressed({})).toBeNull()
})

test('ANA-01: a call is labelled by the page it is made from', () => {
  expect(phoneLabel('/cars/x', 'used')).toBe('Used Car')
  expect(phoneLabel('/cars/x', 'new')).toBe('New Car')
  expect(phoneLabel('/search/used-cars', '')).toBe('Used Car')
  expect(phoneLabel('/', '')).toBe('New Car')
})

test('what a page reports is read strictly, and its query is left out', () => {
  expect(parseEvent({ id: '25', label: 'x', url: '/contact?email=a@b.example' })).toEqual({
    id: 25,
    label: 'x',
    url: '/contact',
    car_id: '',
  })
  for (const bad of [
    {},
    { id: '-1' },
    { id: 'x' },
    { id: '1', car_id: '<script>' },
    { id: '1', label: 'x'.repeat(200) },
  ])
    expect(() => parseEvent(bad)).toThrow()
})

test.each([
  ['/cars/2023-a-b-1/print', 'print'],
  ['/api/cars/2023-a-b-1/pdf', 'print'],
  ['/cars/2023-a-b-1/finance-quote?term=4', 'financeButton'],
  ['/cars/2023-a-b-1/checkout', 'reserveButton'],
  ['/cars/2023-a-b-1', null],
])('OPEN-19: a press on %s is the event %s', (href, event) => {
  expect(findEvent({ named: null, href, fills: false })).toBe(event)
})

test.each([
  ['/cars/x', { carId: 'a_1' }, ['id=4&label=&url=%2Fcars%2Fx&car_id=a_1']],
  ['/cars/x/print', { carId: 'a_1' }, []],
  ['/cars/gone', {}, []],
])('ANA-05: opening %s with %o is recorded at once as a view of a vehicle: %o', (path, dataset, events) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => ({ dataset }) })
  recordView(path)
  expect(sent).toEqual(events)
})
