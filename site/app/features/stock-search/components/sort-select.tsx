import { Button } from '#app/ui/button.tsx'
import type { ResultsModel } from '../results-model.ts'
import { useSearchForm } from './use-search-form.ts'

/** The order of the results; a form of its own that carries everything else of the search along. */
export function SortSelect({ results }: { results: ResultsModel }) {
  const apply = useSearchForm(results.base)
  const carried = [...new URL(results.meta.origin + results.meta.path).searchParams].filter(
    ([name]) => name !== 'sortBy' && name !== 'page',
  )
  return (
    <form className="sort" action={results.base} method="get" onChange={apply} onSubmit={apply}>
      {carried.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="row">
        <span className="muted">Sort by</span>
        <select key={results.sort} className="select" name="sortBy" defaultValue={results.sort}>
          {results.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" size="small" look="line">
          Sort
        </Button>
      </noscript>
    </form>
  )
}
