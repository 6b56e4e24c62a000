import { expect, test } from 'vitest'
import { reserveWords } from './reserve-words.ts'

test.each([
  ['car', 'Reserve this Car', 'Reserve this Car'],
  ['', 'Reserve this Car', 'Reserve this Car'],
  ['car', 'Reserve Now', 'Reserve Now'],
  ['motorcycle', 'Reserve this Car', 'Reserve Now'],
  ['truck', 'Reserve this Car', 'Reserve Now'],
  ['tractor', 'Reserve this Car', 'Reserve Now'],
] as const)(
  'the button of a vehicle of the type "%s" says, of a dealer who chose “%s”, “%s” (RES-08, VAR-16)',
  (itemType, chosen, words) => {
    expect(reserveWords({ itemType }, chosen)).toBe(words)
  },
)
