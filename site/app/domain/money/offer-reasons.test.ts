import { expect, test } from 'vitest'
import { parseOfferReasons } from './offer-reasons.ts'

test('the reasons of an offer are read one a line, with what each adds or takes off', () => {
  expect(parseOfferReasons('-600 Two front tyres\n\n+ $1,300  Full logbook\n– 90 Wiper')).toEqual([
    { text: 'Two front tyres', cents: -60_000 },
    { text: 'Full logbook', cents: 130_000 },
    { text: 'Wiper', cents: -9_000 },
  ])
  expect(parseOfferReasons('')).toEqual([])
})

test.each(['Two front tyres', '-600', '600 Tyres', Array(13).fill('-1 Stone chip').join('\n')])(
  'what is no reason with its amount, or one of too many, is refused: %s',
  (written) => expect(parseOfferReasons(written)).toBeNull(),
)
