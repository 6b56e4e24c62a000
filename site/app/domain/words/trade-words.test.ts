import { describe, expect, it } from 'vitest'
import { getTradeWords } from './trade-words.ts'

describe('the words of a trade', () => {
  it('are of bikes and rides only where nothing but motorcycles is sold', () => {
    expect(getTradeWords(['motorcycle'])).toMatchObject({ one: 'bike', go: 'ride', place: 'shop' })
    expect(getTradeWords(['motorcycle', 'car'])).toMatchObject({
      one: 'vehicle',
      go: 'drive',
      place: 'place',
    })
  })

  it('are of a yard where trucks are sold', () => {
    expect(getTradeWords(['truck'])).toMatchObject({ one: 'truck', go: 'drive', place: 'yard' })
    expect(getTradeWords(['caravan', 'truck'])).toMatchObject({ one: 'vehicle', place: 'yard' })
  })

  it('fit anything where nothing is known, or no kind that has a name', () => {
    for (const types of [[], [''], ['hovercraft']])
      expect(getTradeWords(types)).toMatchObject({ one: 'vehicle', trial: 'test drive' })
  })
})
