import { describe, expect, it } from 'vitest'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { POSTCODES } from '#app/integrations/geocoder/postcode-geocoder.server.ts'
import { nearPlaces } from './near-places.server.ts'

const at = (slug: string, lat: number | null, long: number | null, postcode = '') => ({
  ...rawLocation,
  id: `location-a-${slug}`,
  slug,
  name: slug,
  address: { ...rawLocation.address, lat, long, postcode },
})
const { locations } = testDealer({
  locations: [
    at('far', -33.87, 151.21),
    at('near', -27.47, 153.02),
    at('nearer', -27.466, 153.026),
    at('lost', null, null),
    at('pointless', null, null, '4300'),
  ],
}).bundle
const STOCKED = new Set(['far', 'near', 'nearer', 'lost', 'pointless'])
const around = (postcode: string, km: number, stocked = STOCKED) =>
  nearPlaces({ postcode, km }, locations, stocked, POSTCODES)

describe('the places around a postcode', () => {
  it('are ordered by distance, in whole kilometres', () => {
    expect(around('4000', 1_000)).toEqual({
      known: true,
      within: [
        { slug: 'nearer', name: 'nearer', km: 0 },
        { slug: 'near', name: 'near', km: 1 },
        // Located by its postcode, as it has no coordinates.
        { slug: 'pointless', name: 'pointless', km: 24 },
        { slug: 'far', name: 'far', km: 733 },
      ],
      nearest: null,
      text: 'Within 1,000 km of 4000, nearest first: nearer (0 km), near (1 km), pointless (24 km), far (733 km).',
    })
  })

  it('none within the distance: the nearest one is named', () => {
    expect(around('0800', 50)).toEqual({
      known: true,
      within: [],
      nearest: { slug: 'near', name: 'near', km: expect.any(Number) },
      text: expect.stringMatching(
        /^We have no location within 50 km of 0800\. Your nearest is near, [\d,]+ km away\.$/,
      ),
    })
  })

  it('are those with vehicles', () => {
    expect(around('4000', 50, new Set(['near']))).toMatchObject({ within: [{ slug: 'near' }] })
  })

  it.each(['9999', '', '400', 'Brisbane', 'constructor'])(
    'have no result for the unknown postcode %j',
    (postcode) => {
      expect(around(postcode, 50)).toEqual({ known: false })
    },
  )
})
