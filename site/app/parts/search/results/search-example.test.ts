import { describe, expect, it } from 'vitest'
import { searchExample } from './search-example.ts'

const counts = (values: Record<string, number>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }))

describe('the example of a search', () => {
  it.each([
    [
      'a yard of utes',
      { body: { Ute: 9, Van: 3 }, transmission: { Automatic: 10 }, price: { 20000: 5, 37000: 4, 90000: 3 } },
      'auto ute under $40k',
    ],
    [
      'a shop for motorcycles',
      {
        item_type: { motorcycle: 4 },
        body: { Naked: 4 },
        filtered_features: { 'LAMS Approved': 2 },
        price: { 11900: 4 },
      },
      'learner naked under $15k',
    ],
    [
      'a dealer of electric cars',
      { body: { SUV: 8 }, fuel: { Electric: 3, Petrol: 5 }, price: { 0: 2, 44990: 8 } },
      'electric SUV under $45k',
    ],
    ['a stock without prices', { body: { Hatch: 2 }, transmission: { Manual: 2 } }, 'hatch'],
    ['no stock', {}, 'white, under $30k'],
  ] as [string, Record<string, Record<string, number>>, string][])(
    'at %s is what is there',
    (_words, stock, example) => {
      const facets = Object.fromEntries(Object.entries(stock).map(([key, values]) => [key, counts(values)]))
      expect(searchExample(facets)).toBe(example)
    },
  )
})
