import { expect, test } from 'vitest'
import { getReserveLabels } from './reserve-labels.ts'

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
    expect(getReserveLabels({ itemType }, chosen)).toBe(words)
  },
)
