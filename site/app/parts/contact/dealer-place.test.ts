import { describe, expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { dealerPlace, inPlace } from './dealer-place.ts'

const at = (city: string, state: string, fields = {}) => ({
  ...rawLocation,
  id: `place-${city}`,
  slug: city.toLowerCase(),
  address: { street: '1 Main Road', city, state },
  ...fields,
})
const dealerAt = (locations: unknown[], tenant = {}) => testDealer({ tenant, locations })

describe('TEN-13: where texts say that a dealer is', () => {
  it.each([
    ['the city that all locations share', [at('Perth', 'WA'), at('Perth', 'WA')], 'Perth'],
    ['the state of several cities', [at('Dalby', 'qld'), at('Roma', 'QLD')], 'Queensland'],
    [
      'a territory with its article',
      [at('Alice Springs', 'NT'), at('Darwin', 'NT')],
      'the Northern Territory',
    ],
    ['nothing for several states', [at('Newcastle', 'NSW'), at('Geelong', 'VIC')], ''],
    ['nothing for cities of one name in two states', [at('Perth', 'WA'), at('Perth', 'TAS')], ''],
    ['that of the visible ones', [at('Perth', 'WA'), at('Geelong', 'VIC', { visible: false })], 'Perth'],
    ['nothing without an address', [at('Perth', 'WA', { address: null })], ''],
  ])('is %s', (_, locations, place) => {
    expect(dealerPlace(dealerAt(locations))).toBe(place)
  })

  it('is the city that staff set, wherever the locations are', () => {
    const dealer = dealerAt([at('Alexandria', 'NSW'), at('Geelong', 'VIC')], { overrideCity: 'Sydney' })
    expect(inPlace(dealer)).toBe(' in Sydney')
  })

  it('is left out of a sentence where the locations are in several cities', () => {
    expect(inPlace(dealerAt([at('Newcastle', 'NSW'), at('Geelong', 'VIC')]))).toBe('')
  })
})
