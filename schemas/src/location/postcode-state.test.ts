import { expect, it } from 'vitest'
import { stateOfPostcode } from './postcode-state.ts'

it.each([
  ['3500', 'VIC'],
  ['2602', 'ACT'],
  ['2620', 'NSW'],
  ['2913', 'ACT'],
  ['0870', 'NT'],
  ['0200', 'ACT'],
  ['4000', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7250', 'TAS'],
  ['0100', null],
  ['350', null],
  ['abcd', null],
])('the postcode %s is in %s', (postcode, state) => expect(stateOfPostcode(postcode)).toBe(state))
