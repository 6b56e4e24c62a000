import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FilterGroup } from './filter-model.ts'
import { packGroups, unpackGroups } from './packed-groups.ts'

const row = fc.record(
  {
    value: fc.string(),
    label: fc.string({ minLength: 1 }),
    count: fc.nat(),
    swatch: fc.constantFrom('#fff', '#000'),
  },
  { requiredKeys: ['value', 'count'] },
)
const range: FilterGroup = {
  ...{ kind: 'range', key: 'price', title: 'Price', open: true },
  ...{ min: 0, max: 10, step: 1, median: 5 },
}

test('groups of filters arrive as they were, whatever their choices are', () => {
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (rows, open) => {
      const groups: FilterGroup[] = [
        { kind: 'choices', key: 'make', title: 'Make', open, rows, all: ['A'] },
        range,
      ]
      expect(unpackGroups(JSON.parse(JSON.stringify(packGroups(groups))))).toEqual(groups)
    }),
  )
})
