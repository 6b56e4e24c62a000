import { describe, expect, it, vi } from 'vitest'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { guardStorage } from '#app/ui/browser-storage.ts'
import { findPopup } from './popup.server.ts'
import { storeSeen, wasSeen } from './popup.tsx'

const EXPIRY = '2026-11-21T02:00:00.000Z'
const raw = {
  title: 'Sale',
  description: 'Words.',
  buttonLabel: 'Go',
  buttonHref: '/special-offers',
  expiry: EXPIRY,
}

function popupAt(now: string, changes: object = {}) {
  const dealer = { ...testDealer({ locations: [{ ...rawLocation, popup: { ...raw, ...changes } }] }), now }
  const [place] = dealer.bundle.locations
  if (!place) throw new Error('no place')
  return { popup: findPopup(place, dealer), changes: dealer.changes }
}

describe('the popup of a location', () => {
  it('shows until its expiry instant and not after, and the cache learns when', () => {
    expect(popupAt(NOW).changes).toEqual(['2026-11-21T02:00:00.001Z'])
    expect(popupAt(EXPIRY).popup).toMatchObject({ title: 'Sale', button: { href: '/special-offers' } })
    expect(popupAt('2026-11-21T02:00:00.001Z').popup).toBeNull()
  })

  it('waits for its start, and the cache learns when that is', () => {
    const start = '2026-12-01T00:00:00.000Z'
    const later = { start, expiry: '2026-12-24T00:00:00.000Z' }
    expect(popupAt(NOW, later)).toEqual({ popup: null, changes: [start] })
    expect(popupAt(start, later).popup).toMatchObject({ title: 'Sale' })
  })

  it('has no button without an existing target, and does not exist without title and picture', () => {
    expect(popupAt(NOW, { buttonHref: '/nowhere' }).popup?.button).toBeNull()
    expect(popupAt(NOW, { title: '' }).popup).toBeNull()
  })

  it('is another one when its words are', () => {
    expect(popupAt(NOW).popup?.id).not.toBe(popupAt(NOW, { title: 'Other' }).popup?.id)
  })
})

describe('which popups a visitor saw', () => {
  it('is stored by site', () => {
    const stored = new Map<string, string>()
    const own = guardStorage(
      () =>
        ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => void stored.set(key, value),
        }) as Storage,
    )
    expect(storeSeen('a', 'sale', own)).toBe(true)
    expect(wasSeen('a', 'sale', own)).toBe(true)
    expect(wasSeen('b', 'sale', own)).toBe(false)
    expect([...stored.keys()]).toEqual(['a.popups_seen'])
  })

  it('cannot be noted where storage is denied', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const denied = guardStorage(() => {
      throw new Error('denied')
    }, new Map())
    expect(wasSeen('a', 'sale', denied)).toBe(false)
    expect(storeSeen('a', 'sale', denied)).toBe(false)
    warn.mockRestore()
  })
})
