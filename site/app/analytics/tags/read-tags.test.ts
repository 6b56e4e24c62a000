import { expect, it } from 'vitest'
import { readTags } from './read-tags.server.ts'

const NONE = {
  googleAnalytics: null,
  tagManager: null,
  metaPixel: null,
  tikTokPixel: null,
  callRail: null,
  crisp: null,
  intercom: null,
  asks: 'first' as const,
}

it('a dealer without ids has no tags on its pages', () => expect(readTags({ tags: NONE })).toBeNull())

it('a dealer’s tags are its ids, and each company is named once', () => {
  const tags = {
    ...NONE,
    googleAnalytics: 'G-1234567',
    tagManager: 'GTM-12345',
    metaPixel: '123456789012345',
  }
  expect(readTags({ tags })).toEqual({
    ids: { googleAnalytics: 'G-1234567', tagManager: 'GTM-12345', metaPixel: '123456789012345' },
    asks: 'first',
    who: 'Google and Meta',
  })
})
