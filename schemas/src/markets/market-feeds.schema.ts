import { defineArrayMember, defineField } from '@sanity/types'
import { MARKET_FEED_NAMES, MARKET_FEEDS } from './markets.ts'

/** Market places that a dealer gives its stock to. */
export const marketFeedsField = defineField({
  name: 'marketFeeds',
  title: 'Market places that get your stock',
  type: 'array',
  group: 'cars',
  description: 'Each fetches it from an address with a key, which you make in Stock, Catalogues.',
  of: [defineArrayMember({ type: 'string' })],
  options: {
    list: MARKET_FEED_NAMES.map((value) => ({ value, title: MARKET_FEEDS[value].title })),
    layout: 'list',
  },
  validation: (rule) => rule.unique().error('Each once.'),
})
