import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepValuation, readValuation } from './keep-valuation.ts'
import { lookUpRego } from './look-up-rego.ts'

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

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
  }
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
  it('TRADE-08, DATA-37: is kept under its own site’s key, and another site sees none', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const storage = memory()
    await keepValuation('one', VALUATION, { storage, ask: answering(200).ask })
    expect([...storage.kept.keys()]).toEqual(['one.valuation'])
    expect(readValuation('one', storage)).toEqual(VALUATION)
    expect(readValuation('two', storage)).toBeNull()
  })

  it('TRADE-09, ERR-11, CALL-14: is reported to the site, and the console told', async () => {
    const told = vi.spyOn(console, 'info').mockReturnValue()
    const { ask, sent } = answering(200)
    await keepValuation('one', VALUATION, { storage: memory(), ask })
    const { lead_id, ...value } = VALUATION
    expect(sent).toEqual([{ url: '/api/miscellaneous', body: { lead_id, column_name: 'valuation', value } }])
    expect(told).toHaveBeenCalledExactlyOnceWith('Valuation data saved successfully')
  })

  it.each([
    ['the site refuses it', memory(), answering(400).ask],
    ['nobody answers', memory(), (() => Promise.reject(new Error('gone'))) as typeof fetch],
    [
      'storage is full',
      {
        setItem: () => {
          throw new Error('full')
        },
      },
      answering(200).ask,
    ],
  ])('TRADE-09: says that it failed where %s, and breaks nothing', async (_, storage, ask) => {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    await keepValuation('one', VALUATION, { storage, ask })
    expect(told).toHaveBeenCalledExactlyOnceWith('Failed to save valuation data', expect.any(Error))
  })

  it.each([
    '',
    '{',
    '[]',
    '{"vehicle":1}',
    '{"vehicle":"x","href":"javascript:alert(1)"}',
    '{"vehicle":"x","href":"//evil"}',
  ])('is none where storage holds %s', (text) =>
    expect(readValuation('one', { getItem: () => text })).toBeNull(),
  )
})

it('TRADE-10: a lookup that fails is an error in words', async () => {
  for (const answer of [new Response('no'), new Response('null'), new Response('{}')])
    expect(await lookUpRego('A', 'QLD', async () => answer)).toEqual({ error: expect.any(String) })
})
