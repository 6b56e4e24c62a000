import { defineArrayMember, defineField } from '@sanity/types'
import { STOCK_MARKET_NAMES, STOCK_MARKETS } from './markets.ts'

/** Market places that a dealer gives its stock to. */
export const marketFeedsField = defineField({
  name: 'marketFeeds',
  title: 'Market places that get your stock',
  type: 'array',
  group: 'cars',
  description: 'What else each one needs, an address or a key, is in Stock, Catalogues.',
  of: [defineArrayMember({ type: 'string' })],
  options: {
    list: STOCK_MARKET_NAMES.map((value) => ({ value, title: STOCK_MARKETS[value].title })),
    layout: 'list',
  },
  validation: (rule) => rule.unique().error('Each once.'),
})
