import { describe, expect, it } from 'vitest'
import { findTagProblem, listTagOrigins, normaliseTag, TAG_NAMES } from './tags.ts'
import { tags } from './tags.zod.ts'

describe('an id of a tag', () => {
  it.each([
    ['googleAnalytics', ' g-7kq2m4xn1p '],
    ['tagManager', 'GTM-K7X2QPL'],
    ['metaPixel', '1234567890123456'],
    ['tikTokPixel', 'C4A1B2C3D4E5F6G7H8I9'],
    ['callRail', '123456789/ABCDEF0123456789abcd'],
    ['crisp', ' 0F8FAD5B-d9cb-469f-a165-70867728950e'],
    ['intercom', 'AB12cd34'],
    ['metaPixel', ''],
  ] as const)('of %s may be %j', (name, id) => expect(findTagProblem(name, id)).toBeNull())

  it.each([
    ['tagManager', 'AW-10482233', /Google Ads number\. Google Tag Manager looks like GTM-/],
    ['tagManager', 'G-7KQ2M4XN1P', /an id of Google Analytics/],
    ['metaPixel', '12345', /Meta pixel has 15 or 16 digits/],
    ['googleAnalytics', 'UA-12345-1', /looks like G-/],
    ['googleAnalytics', 'G-"><script>', /looks like G-/],
    ['callRail', '//evil.example/x', /looks like/],
    ['crisp', 'https://client.crisp.chat/l.js', /Crisp chat looks like/],
    ['intercom', '0f8fad5b-d9cb-469f-a165-70867728950e', /an id of Crisp chat\. Intercom chat has 8/],
    ['googleAnalytics', '123456789/abcdef0123456789abcd', /an id of CallRail/],
  ] as const)('of %s that is %j is told what one looks like', (name, id, words) =>
    expect(findTagProblem(name, id)).toMatch(words),
  )
})

it('stored ids that are none are none, and what nobody chose asks first', () => {
  const stored = { googleAnalytics: 'g-7kq2m4xn1p', tagManager: "GTM-1');alert(1)//", metaPixel: null }
  expect(tags.parse(stored)).toEqual({
    googleAnalytics: normaliseTag('googleAnalytics', 'G-7KQ2M4XN1P'),
    tagManager: null,
    metaPixel: null,
    tikTokPixel: null,
    callRail: null,
    crisp: null,
    intercom: null,
    asks: 'first',
  })
})

describe('what pages may use of others', () => {
  const none = tags.parse({})

  it('is nothing without an id', () => {
    expect(Object.values(listTagOrigins(none)).flat()).toEqual([])
  })

  it('is what the providers with an id need, each once', () => {
    const ids = { ...none, googleAnalytics: 'G-7KQ2M4XN1P', tagManager: 'GTM-K7X2QPL' }
    expect(listTagOrigins(ids).scripts).toEqual(['https://www.googletagmanager.com'])
    const all = Object.fromEntries(TAG_NAMES.map((name) => [name, 'x'])) as Parameters<
      typeof listTagOrigins
    >[0]
    const { styles, ...others } = listTagOrigins(all)
    for (const origin of [...Object.values(others).flat(), ...styles].filter(
      (one) => one !== "'unsafe-inline'",
    ))
      expect(origin).toMatch(/^(blob:|(https|wss):\/\/(\*\.)?[a-z-]+(\.[a-z-]+)+)$/)
    expect(others.scripts, 'no script but those of named places').not.toContain("'unsafe-inline'")
  })
})
