import { getSort, SORTS, type SortValue } from '#app/domain/search-address/search-keys.ts'
import { SEARCH_FORM } from '../filters/components/filters.tsx'
import type { Search } from './use-search.ts'

const LABELS = new Map<SortValue, string>(SORTS.map(({ value, label }) => [value, label]))

type SortSelectProps = {
  sorts: readonly SortValue[]
  /** The usual order begins with the vehicles that have an inspection sheet. */
  sheetsFirst: boolean
  search: Search
}

/** The order of the results. */
export function SortSelect({ sorts, sheetsFirst, search }: SortSelectProps) {
  return (
    <label className="sort">
      <span className="muted">Sort by</span>
      <select
        className="select"
        name="sortBy"
        form={SEARCH_FORM}
        value={getSort(search.state.sort, sorts)}
        onChange={({ target }) => {
          const sort = target.value as SortValue
          search.go((state) => ({ ...state, sort, page: 1 }))
        }}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {sheetsFirst && value === SORTS[0].value ? 'Inspected first' : LABELS.get(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
