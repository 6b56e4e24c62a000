import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NOTHING_ASKED, type SearchState } from '#app/domain/search-address/search-state.ts'
import { findMarkup } from '#app/kept-markup.server.ts'
import { GROUP_PLACE, GroupInside } from './components/filters.tsx'
import type { ChoiceGroup, FilterGroup } from './filter-model.ts'
import { KeptGroups } from './kept-groups.server.tsx'

const nothing: SearchState = { ...NOTHING_ASKED, filters: {} }
const makes = (count = 3): ChoiceGroup => ({
  kind: 'choices',
  key: 'make',
  title: 'Make',
  open: true,
  rows: [{ value: 'Käfer & <Co>', count }],
})
const places = (): ChoiceGroup => ({ ...makes(), key: 'location_name', title: 'Location' })
const years = (): FilterGroup => ({
  ...{ kind: 'range', key: 'year', title: 'Year', open: false },
  ...{ min: 2015, max: 2026, step: 1, median: 2020 },
})
const kept = (groups: FilterGroup[], state = nothing, keeper = new KeptGroups()) => keeper.keep(groups, state)
const markupOf = (group: FilterGroup | undefined) => group && findMarkup(group, GROUP_PLACE)

test('the markup of a kept group is what React writes of it', () => {
  const search = { state: nothing, told: nothing, busy: true, hrefOf: () => '/other', go: () => {} }
  for (const group of kept([makes(), places(), years()]))
    expect(markupOf(group)).toBe(
      renderToString(<GroupInside group={group} near={undefined} search={search} />),
    )
})

test('a group that shows the same is the same object, and one that shows other counts is another', () => {
  const keeper = new KeptGroups()
  const [first, again, other] = [makes(), makes(), makes(4)].map((group) => kept([group], nothing, keeper)[0])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(other).toEqual(makes(4))
})

test('what is chosen from, and places while one is asked for, are written anew', () => {
  const keeper = new KeptGroups()
  kept([makes(), places(), years()], nothing, keeper)
  const touched: SearchState = {
    ...nothing,
    filters: { make: ['Other'] },
    ranges: { year: [2020, null] },
    near: { postcode: '4000', km: 50 },
  }
  const groups = [makes(), places(), years()]
  const given = kept(groups, touched, keeper)
  expect(given.map((group, index) => group === groups[index])).toEqual([true, true, true])
  expect(given.map(markupOf)).toEqual([undefined, undefined, undefined])
})

test('the groups used last are kept, within the bound', () => {
  const keeper = new KeptGroups(300)
  const [first] = kept([makes(1)], nothing, keeper)
  kept([makes(2)], nothing, keeper)
  expect(kept([makes(1)], nothing, keeper)[0]).toBe(first)
  for (let count = 3; count < 9; count += 1) kept([makes(count)], nothing, keeper)
  expect(kept([makes(1)], nothing, keeper)[0]).not.toBe(first)
})
