import { describe, expect, it } from 'vitest'
import type { StudioSite } from '../../access/studio-sites.ts'
import { listDocumentZones } from './document-zones.ts'

const site = (id: string, timeZone: string): StudioSite => ({
  id,
  slug: id,
  name: id.toUpperCase(),
  timeZone,
  state: null,
  template: 'metro',
  brand: '#000000',
  accent: '#ffffff',
  ink: '#ffffff',
  wordmark: null,
  launch: null,
  financeNeedsManager: false,
  lettering: '',
  city: null,
})
const ref = (_ref: string) => ({ _ref })
const sydney = site('a', 'Australia/Sydney')
const perth = site('b', 'Australia/Perth')
const sites = [sydney, perth, site('c', 'Australia/Sydney')]

describe('the zones of a document', () => {
  it('are its own site’s, whichever site is worked on', () => {
    expect(listDocumentZones({ tenant: ref('b') }, sites, sydney)).toEqual([
      { zone: 'Australia/Perth', sites: ['B'] },
    ])
  })

  it('are those of all its sites, the first one’s first, each once', () => {
    const document = { sites: [ref('b'), ref('a'), ref('c')] }
    expect(listDocumentZones(document, sites, null)).toEqual([
      { zone: 'Australia/Perth', sites: ['B'] },
      { zone: 'Australia/Sydney', sites: ['A', 'C'] },
    ])
  })

  it('tell nothing of excluded sites nor of those the person may not see', () => {
    const document = { sites: [ref('secret'), ref('a'), ref('b')], excludedSites: [ref('b')] }
    expect(listDocumentZones(document, sites, null)).toEqual([{ zone: 'Australia/Sydney', sites: ['A'] }])
  })

  it('are a location’s own zone where it has one', () => {
    const place = { _type: 'location', tenant: ref('a'), timeZone: 'Australia/Broken_Hill' }
    expect(listDocumentZones(place, sites, null)[0]?.zone).toBe('Australia/Broken_Hill')
  })

  it('are the zone of the site worked on while the document has none', () => {
    expect(listDocumentZones({}, sites, perth)[0]?.zone).toBe('Australia/Perth')
    expect(listDocumentZones({}, [], null)).toEqual([])
  })
})
