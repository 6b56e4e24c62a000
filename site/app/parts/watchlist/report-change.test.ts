import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastList } from '#app/ui/toast/toast-list.ts'
import { changeToast, reportChange } from './report-change.ts'

const car = { id: 'a_1', name: '2023 Volta' }
const sendBeacon = vi.fn((_url: string, _fields: URLSearchParams) => true)
const alert = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/cars/x' })
  vi.stubGlobal('navigator', { sendBeacon })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
  alert.mockClear()
})

const shownTitles = () =>
  toastList.read().flatMap(({ title, dismissedAt }) => (dismissedAt === null ? [title] : []))

test('the toasts of a save and a removal have their titles, texts and link (SAVE-06, SAVE-07)', () => {
  const action = { label: 'View List', href: '/watchlist' }
  expect(changeToast('2023 Volta', true)).toEqual({
    title: 'Car Saved In Watchlist',
    text: '2023 Volta is now available in your watchlist',
    action,
    shownMs: 5_000,
  })
  expect(changeToast('2023 Volta', false)).toEqual({
    title: 'Car Removed',
    text: '2023 Volta is no longer in your watchlist',
    action,
    shownMs: 5_000,
  })
})

test('a save shows its toast and records event 39 (SAVE-15)', () => {
  reportChange(car, true, { success: true }, alert)
  expect(shownTitles()).toEqual(['Car Saved In Watchlist'])
  expect(sendBeacon.mock.calls.map(([, fields]) => fields.get('id'))).toEqual(['39'])
  expect(alert).not.toHaveBeenCalled()
})

test('a removal shows its toast and records no event', () => {
  reportChange(car, false, { success: true }, alert)
  expect(shownTitles()).toEqual(['Car Removed'])
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a refusal is an alert with its message, without a toast or an event (SAVE-13)', () => {
  reportChange(car, true, { success: false, message: 'No.' }, alert)
  expect(alert).toHaveBeenCalledExactlyOnceWith('No.')
  expect(shownTitles()).toEqual([])
  expect(sendBeacon).not.toHaveBeenCalled()
})
