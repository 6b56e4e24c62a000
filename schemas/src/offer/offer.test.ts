import { describe, expect, it } from 'vitest'
import { exploreModelHref } from '../model/model-href.ts'
import { offerPicture } from './offer-picture.ts'
import { offerText } from './offer-text.ts'
import { offerVisible } from './offer-visible.ts'

const offer = { id: 'o1', sites: ['one', 'two'], excludedSites: ['two'] }
const ask = { exceptionsOn: false, exceptions: [], now: '2025-07-01T00:00:00Z', zone: 'Australia/Brisbane' }

describe('an offer', () => {
  it('shows on a site it names', () => {
    expect(offerVisible(offer, { ...ask, site: 'one' }).shown).toBe(true)
  })

  it('does not show on a site it excludes, and says so', () => {
    expect(offerVisible(offer, { ...ask, site: 'two' })).toEqual({
      shown: false,
      reasons: [{ code: 'excluded', text: 'leaves this site out' }],
    })
  })

  it('does not show on a site it does not name, whatever that site’s exceptions say', () => {
    const question = { ...ask, site: 'three', exceptionsOn: true, exceptions: ['o1'] }
    expect(offerVisible(offer, question).shown).toBe(false)
  })

  it('listed as an exception shows only while the site’s flag is on', () => {
    const listed = { ...ask, site: 'two', exceptions: ['o1'] }
    expect(offerVisible(offer, { ...listed, exceptionsOn: true }).shown).toBe(true)
    expect(offerVisible(offer, listed).shown).toBe(false)
  })

  it('that is over stays hidden, exception or not', () => {
    const over = { ...offer, expiry: '2025-06-30T00:00:00Z' }
    const question = { ...ask, site: 'two', exceptionsOn: true, exceptions: ['o1'] }
    expect(offerVisible(over, question).shown).toBe(false)
  })
})

describe('an offer’s text', () => {
  it('of 201 characters starts cut to 160 and three dots, with the whole at hand', () => {
    const text = offerText('x'.repeat(201), false)
    expect(text).toMatchObject({ startsFull: false, toggle: true, full: 'x'.repeat(201) })
    expect(text.short).toBe(`${'x'.repeat(160)}...`)
  })

  it('of 200 has no toggle', () => expect(offerText('x'.repeat(200), false).toggle).toBe(false))

  it('that starts in full may still be shortened', () => {
    expect(offerText('x'.repeat(201), true)).toMatchObject({
      startsFull: true,
      toggle: true,
      shownChars: 201,
    })
  })
})

describe('an offer’s picture', () => {
  const own = { asset: { url: '/own' }, alt: 'Own', hotspot: null, crop: null }
  const model = { ...own, asset: { url: '/model' } }

  it('is its own, else its model’s, else the feed’s, else none', () => {
    const none = { name: 'O', image: null, modelImage: null, imageUrl: '' }
    expect(offerPicture({ ...none, image: own, modelImage: model })).toBe(own)
    expect(offerPicture({ ...none, modelImage: model })).toBe(model)
    expect(offerPicture({ ...none, imageUrl: '/feed' })).toEqual({ url: '/feed', alt: 'O' })
    expect(offerPicture(none)).toBeNull()
  })
})

describe('“Explore model”', () => {
  it('leads to the model’s page, or where the model says', () => {
    expect(exploreModelHref({ slug: 'a1', overrideUrl: '' })).toBe('/a1')
    expect(exploreModelHref({ slug: 'a1', overrideUrl: '/pages/a1' })).toBe('/pages/a1')
  })
})
