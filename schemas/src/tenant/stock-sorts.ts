/** The sort orders of stock with their words, in their usual order (SRCH-13). The first is the default. */
export const STOCK_SORTS = [
  { value: 'relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'price-desc', label: 'Highest price' },
  { value: 'price-asc', label: 'Lowest price' },
] as const
