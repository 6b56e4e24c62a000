import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BrowserStorage, guardStorage } from '#app/ui/browser-storage.ts'
import { readValuation, storeValuation } from './stored-valuation.ts'

const VALUATION = {
  lead_id: 'a~1',
  rego: 'ABC123',
  regoState: 'QLD',
  kms: 45_000,
  vehicle: '2022 Volta Ampere',
  low: 19_200,
  high: 20_800,
  offer_accepted: false,
  href: '/trade-in/valuation/1',
}

/** A browser's storage with these texts in it. */
function createStore(stored = new Map<string, string>()) {
  return guardStorage(
    () =>
      ({
        setItem: (key: string, value: string) => void stored.set(key, value),
        getItem: (key: string) => stored.get(key) ?? null,
      }) as Storage,
  )
}

const answering = (status: number) => {
  const sent: { url: string; body: unknown }[] = []
  const ask = (async (url: string, init?: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init?.body)) })
    return new Response('{}', { status })
  }) as typeof fetch
  return { ask, sent }
}

afterEach(() => vi.restoreAllMocks())

describe('a valuation in the browser', () => {
  it('TRADE-08, DATA-37: is stored under its site’s key, and another site reads none', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const stored = new Map<string, string>()
    const store = createStore(stored)
    await storeValuation('one', VALUATION, { store, ask: answering(200).ask })
    expect([...stored.keys()]).toEqual(['one.valuation'])
    expect(readValuation('one', store)).toEqual(VALUATION)
    expect(readValuation('two', store)).toBeNull()
  })

  it('TRADE-09, ERR-11, CALL-14: is reported to the site and in the console', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue()
    const { ask, sent } = answering(200)
    await storeValuation('one', VALUATION, { store: createStore(), ask })
    const { lead_id, ...value } = VALUATION
    expect(sent).toEqual([{ url: '/api/miscellaneous', body: { lead_id, column_name: 'valuation', value } }])
    expect(logged).toHaveBeenCalledExactlyOnceWith('Valuation data saved successfully')
  })

  it.each([
    ['the site refuses it', createStore(), answering(400).ask],
    ['nobody answers', createStore(), (() => Promise.reject(new Error('unreachable'))) as typeof fetch],
    ['storage is full', { ...createStore(), write: () => false }, answering(200).ask],
  ])('TRADE-09: a failure is a warning where %s', async (_, store: BrowserStorage, ask) => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    await storeValuation('one', VALUATION, { store, ask })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to save valuation data', expect.any(Error))
  })

  it('is reported to the site even where storage is full', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { ask, sent } = answering(200)
    await storeValuation('one', VALUATION, { store: { ...createStore(), write: () => false }, ask })
    expect(sent).toHaveLength(1)
  })

  it.each([
    '',
    '{',
    '[]',
    '{"vehicle":1}',
    '{"vehicle":"x","href":"javascript:alert(1)"}',
    '{"vehicle":"x","href":"//evil"}',
  ])('is none where storage holds %s', (text) =>
    expect(readValuation('one', createStore(new Map([['one.valuation', text]])))).toBeNull(),
  )
})
