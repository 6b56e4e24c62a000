import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { NOW, rawLocation, testShop } from '../fixtures/test-shop.ts'
import { ScrollingBanner } from './components/scrolling-banner.tsx'
import { popupOf } from './popup.server.ts'
import { noteSeen, wasSeen } from './seen-popups.ts'

const EXPIRY = '2026-11-21T02:00:00.000Z'
const raw = {
  title: 'Sale',
  description: 'Words.',
  buttonLabel: 'Go',
  buttonHref: '/special-offers',
  expiry: EXPIRY,
}

function popupAt(now: string, changes: object = {}) {
  const shop = { ...testShop({ locations: [{ ...rawLocation, popup: { ...raw, ...changes } }] }), now }
  const [place] = shop.bundle.locations
  if (!place) throw new Error('no place')
  return { popup: popupOf(place, shop), changes: shop.changes }
}

describe('the popup of a location', () => {
  it('shows until its expiry instant and not after, and the cache learns when', () => {
    expect(popupAt(NOW).changes).toEqual(['2026-11-21T02:00:00.001Z'])
    expect(popupAt(EXPIRY).popup).toMatchObject({ title: 'Sale', button: { href: '/special-offers' } })
    expect(popupAt('2026-11-21T02:00:00.001Z').popup).toBeNull()
  })

  it('has no button that leads nowhere, and is none without title and picture', () => {
    expect(popupAt(NOW, { buttonHref: '/nowhere' }).popup?.button).toBeNull()
    expect(popupAt(NOW, { title: '' }).popup).toBeNull()
  })

  it('is another one when its words are', () => {
    expect(popupAt(NOW).popup?.id).not.toBe(popupAt(NOW, { title: 'Other' }).popup?.id)
  })
})

describe('which popups a visitor saw', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage & { kept: Map<string, string> }
  }

  it('is kept by site', () => {
    const own = storage()
    noteSeen(own, 'a', 'sale')
    expect(wasSeen(own, 'a', 'sale')).toBe(true)
    expect(wasSeen(own, 'b', 'sale')).toBe(false)
    expect([...own.kept.keys()]).toEqual(['a.popups_seen'])
  })

  it('is unknown where storage fails, and then none is shown', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fails = () => {
      throw new Error('full')
    }
    const broken = { getItem: fails, setItem: fails } as unknown as Storage
    expect(wasSeen(broken, 'a', 'sale')).toBe(true)
    expect(() => noteSeen(broken, 'a', 'sale')).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })
})

describe('the scrolling banner', () => {
  it('has its text twenty times, told once, and leads to the offers', () => {
    const html = renderToStaticMarkup(<ScrollingBanner text="Sale on now" />)
    expect(html.match(/Sale on now/g)).toHaveLength(20)
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(19)
    expect(html).toContain('href="/special-offers"')
  })

  it('is not there without words', () => {
    expect(renderToStaticMarkup(<ScrollingBanner text="" />)).toBe('')
  })
})
