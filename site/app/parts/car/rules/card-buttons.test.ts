import { hides, shows } from '@forecourt/schemas/contract/pure'
import { describe, expect, it } from 'vitest'
import { type CardButtonQuestion, cardButtons } from './card-buttons.ts'

const question = (changes: Partial<CardButtonQuestion> = {}, car = {}): CardButtonQuestion => ({
  finance: shows('lender', 'The lender finances it.'),
  offered: true,
  reserves: true,
  ...changes,
  car: { status: 'in_stock', reserved: false, ...car },
})
const shown = (asked: CardButtonQuestion) =>
  Object.entries(cardButtons(asked)).flatMap(([button, verdict]) => (verdict.shown ? [button] : []))

describe('the buttons of a card', () => {
  it.each(['in_stock', 'coming_soon'])('of a car %s are details, finance and reserve', (status) => {
    expect(shown(question({}, { status }))).toEqual(['details', 'finance', 'reserve'])
  })

  it.each(['sold', 'pending', 'withdrawn', ''])('of a car %j are only the link to similar cars', (status) => {
    expect(shown(question({}, { status }))).toEqual(['similar'])
  })

  it('exclude reserve for a reserved car or a dealer without reservations, with the reason', () => {
    const reserved = cardButtons(question({}, { reserved: true })).reserve
    expect(reserved).toMatchObject({ shown: false, reasons: [{ code: 'reserved' }] })
    const notHere = cardButtons(question({ offered: false })).reserve
    expect(notHere).toMatchObject({ shown: false, reasons: [{ code: 'reservations-off' }] })
    const unpaid = cardButtons(question({ reserves: false })).reserve
    expect(unpaid).toMatchObject({ shown: false, reasons: [{ code: 'no-payments' }] })
  })

  it('offer no finance where the lender’s rules leave the car out, for the lender’s reason', () => {
    const finance = hides('make-hidden', 'This make has no finance.')
    expect(cardButtons(question({ finance })).finance).toEqual(finance)
  })
})
