import { beforeEach, expect, it, vi } from 'vitest'
import { localStore, tabStore } from '#app/ui/browser-storage.ts'
import { earlyNotes } from './early-notes.ts'
import { visitedPages } from './lead-browser.ts'
import { readLanding } from './visits.ts'

/** Opens a page: the script runs in its head, before any other. */
function open(address: string, tenant = 'a') {
  history.replaceState(null, '', address)
  new Function(earlyNotes(tenant))()
}

beforeEach(() => {
  for (const key of ['a.visited_pages', 'b.visited_pages']) localStore.remove(key)
  for (const key of ['a.landing_params', 'b.landing_params']) tabStore.remove(key)
})

it('LEAD-23: a page and its campaign are noted before the page’s own scripts, once', () => {
  open('/cars/one?gclid=g1&utm_source=paper')
  open('/cars/one?gclid=g1&utm_source=paper')
  open('/contact?car_id=1')
  expect(visitedPages('a')).toEqual(['/cars/one', '/contact'])
  expect(readLanding('a')).toEqual({ gclid: 'g1', utm_source: 'paper' })
  open('/?fbclid=f2')
  expect(readLanding('a'), 'another campaign').toEqual({ fbclid: 'f2' })
})

it('notes the host of another site that a visitor came from, and never this one', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue('https://www.google.com/search?q=mazda')
  open('/cars/one')
  referrer.mockReturnValue(`${location.origin}/cars/one`)
  open('/contact')
  expect(readLanding('a')).toEqual({ referrer: 'www.google.com' })
  open('/contact', 'b')
  expect(readLanding('b')).toEqual({})
  referrer.mockRestore()
})

it('keeps the last twenty pages of a dealer apart from another’s', () => {
  for (let page = 0; page < 25; page += 1) open(`/p${page}`)
  open('/elsewhere', 'b')
  expect(visitedPages('a')).toEqual(Array.from({ length: 20 }, (_, at) => `/p${at + 5}`))
  expect(visitedPages('b')).toEqual(['/elsewhere'])
})

it('does nothing where the browser denies storage, or holds what is no list', () => {
  localStore.write('a.visited_pages', '{"not":"a list"}')
  tabStore.write('a.landing_params', 'no json')
  expect(() => open('/one?gclid=x')).not.toThrow()
  expect(visitedPages('a')).toEqual(['/one'])
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => open('/two')).not.toThrow()
  denied.mockRestore()
})

it('PHONE-02: a number that is shown before the page’s own scripts is recorded once', () => {
  const sendBeacon = vi.fn((_path: string, _body: URLSearchParams) => true)
  Object.assign(navigator, { sendBeacon })
  open('/cars/one')
  const masked = document.body.appendChild(document.createElement('details'))
  masked.dataset.reveal = 'car_id=a_1&dealership_id=7&website_id=a'
  masked.open = true
  masked.dispatchEvent(new Event('toggle'))
  masked.dispatchEvent(new Event('toggle'))
  expect(sendBeacon).toHaveBeenCalledOnce()
  const [path, body] = sendBeacon.mock.calls[0] ?? []
  expect([path, String(body)]).toEqual(['/api/phone-reveal', masked.dataset.reveal])
  expect(masked.dataset.recorded).toBe('1')
  const other = document.body.appendChild(document.createElement('details'))
  other.open = true
  other.dispatchEvent(new Event('toggle'))
  expect(sendBeacon).toHaveBeenCalledOnce()
})
