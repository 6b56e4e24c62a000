import { describe, expect, it } from 'vitest'
import { offerText } from '../offer/offer-text.ts'
import { splitAtLimit, TEXT_LIMITS } from './text-limits.ts'

describe('a text with a limit', () => {
  it('of an offer is split where its card cuts it', () => {
    const text = 'x'.repeat(201)
    const { shown, rest } = splitAtLimit(text, TEXT_LIMITS.offerText)
    expect(`${shown}...`).toBe(offerText(text, false).short)
    expect(shown + rest).toBe(text)
  })

  it('up to the limit shows whole', () => {
    const text = 'x'.repeat(200)
    expect(splitAtLimit(text, TEXT_LIMITS.offerText)).toEqual({ shown: text, rest: '' })
  })
})
