import { describe, expect, it } from 'vitest'
import { promoTileShowing } from './promo-tile-showing.ts'

const zone = 'Australia/Brisbane'
const tile = { display: [], strictDisplay: false, start: null, expiry: null }
const ask = (now: string, selectedCarTypes: string[] = []) => ({ now, selectedCarTypes, zone })

describe('a promo tile', () => {
  const eofy = { ...tile, expiry: '2025-06-30T23:59:59+10:00' }

  it('that is over says when it expired, on the site’s own clock', () => {
    expect(promoTileShowing(eofy, ask('2025-06-30T14:00:00Z'))).toEqual({
      shown: false,
      reasons: [{ code: 'expired', text: 'expired 30 June 2025 23:59:59 AEST' }],
    })
  })

  it('shows in its last second and goes in the next, and the page knows the instant', () => {
    const last = promoTileShowing(eofy, ask('2025-06-30T23:59:59+10:00'))
    expect(last).toMatchObject({ shown: true, changesAt: '2025-06-30T13:59:59.001Z' })
    expect(promoTileShowing(eofy, ask(String(last.changesAt))).shown).toBe(false)
  })

  it('still to come says when it starts, and the page knows the instant', () => {
    const stocktake = { ...tile, start: '2025-07-01T00:00:00+10:00', expiry: '2025-07-24T23:59:59+10:00' }
    const before = promoTileShowing(stocktake, ask('2025-06-30T23:59:59+10:00'))
    expect(before).toMatchObject({ shown: false, changesAt: '2025-06-30T14:00:00.000Z' })
    expect(before.reasons[0]?.text).toBe('starts 1 July 2025 00:00:00 AEST')
    expect(promoTileShowing(stocktake, ask(String(before.changesAt))).shown).toBe(true)
  })

  it('without dates shows without an end', () => {
    const verdict = promoTileShowing(tile, ask('2025-07-01T00:00:00Z'))
    expect(verdict.shown).toBe(true)
    expect(verdict.changesAt).toBeUndefined()
  })

  it('says both when it is over and meant for other cars', () => {
    const codes = promoTileShowing(
      { ...eofy, display: ['used'] },
      ask('2025-08-01T00:00:00Z', ['new']),
    ).reasons
    expect(codes.map((reason) => reason.code)).toEqual(['expired', 'other-car-type'])
  })

  it('of two types shows to a shopper who selected one of them and another, unless it is strict', () => {
    const both = { ...tile, display: ['new', 'demo'] }
    expect(promoTileShowing(both, ask('2025-07-01T00:00:00Z', ['demo', 'used'])).shown).toBe(true)
    const strict = promoTileShowing(
      { ...both, strictDisplay: true },
      ask('2025-07-01T00:00:00Z', ['demo', 'used']),
    )
    expect(strict).toMatchObject({
      shown: false,
      reasons: [{ text: 'is only for new and demo cars, not demo and used' }],
    })
  })
})
