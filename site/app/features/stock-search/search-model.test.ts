import fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiveSearch, type SearchModel, sendSearch } from './search-model.ts'

const page = {
  ...{
    meta: { title: 'Cars' },
    heading: 'Cars “in” "the" dealer\'s </script>',
    outcome: 'found',
    count: 1,
    pages: 1,
  },
  ...{ cells: [{ kind: 'car', car: { id: 'a', name: 'A \u2028 car' } }], groups: [], crumbs: [] },
} as unknown as SearchModel

test('a page arrives as it was sent, and one that has arrived stays as it is', () => {
  const sent = sendSearch(page)
  expect(receiveSearch(JSON.parse(JSON.stringify(sent)))).toEqual(page)
  expect(receiveSearch(page)).toBe(page)
})

test('whatever is written in it arrives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (heading) => {
      const sent = JSON.parse(JSON.stringify(sendSearch({ ...page, heading })))
      expect(receiveSearch(sent).heading).toBe(heading)
    }),
  )
})
