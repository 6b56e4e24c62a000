import { Link } from '@remix-run/react'
import { withUnused } from '#app/domain/search-address/search-state.ts'
import { STOCK_AWAY } from '#app/http/call-instead.ts'
import { LatestBelow } from '#app/parts/car/card/latest-row.tsx'
import { clearedState } from '#app/parts/search/filters/filter-labels.ts'
import { RelaxationList } from '#app/parts/search/relaxations/relaxation-list.tsx'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import { locationsPath, searchPath } from '#app/paths.ts'
import { EmptyState, NOTHING_FOUND } from '#app/ui/empty-state.tsx'
import type { Search } from './use-search.ts'

type NoResultsProps = { page: SearchModel; search: Search }

/** Shown in place of the cars: no results, a page past the last, an unavailable stock, or an empty sentence. */
export function NoResults({ page, search }: NoResultsProps) {
  const { outcome, state, base, pages } = page
  if (outcome === 'unavailable') {
    return (
      <EmptyState
        title="Our stock’s on its way"
        text={STOCK_AWAY}
        action={{ label: 'Try again', href: search.hrefOf(state) }}
      />
    )
  }
  if (outcome === 'no-stock') {
    return <EmptyState {...NOTHING_FOUND} action={{ label: 'Our locations', href: locationsPath() }} />
  }
  if (outcome === 'nothing-said') return <NothingSaid page={page} search={search} />
  const cleared = search.hrefOf(clearedState(base))
  const here = search.hrefOf({ ...state, page: 1 })
  return (
    <>
      <EmptyState
        {...NOTHING_FOUND}
        action={{ label: 'Clear Filters', href: cleared === here ? searchPath() : cleared }}
      />
      {page.relaxations ? <RelaxationList {...page.relaxations} /> : null}
      {page.latest ? <LatestBelow cards={page.latest} /> : null}
      {outcome === 'past-end' ? (
        <p className="past-end">
          <Link className="link" to={search.hrefOf({ ...state, page: Math.max(1, pages) })}>
            Go to the last page of results
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** A sentence without anything to search by. */
function NothingSaid({ page: { advice, counted, state }, search }: NoResultsProps) {
  const quoted = (state.unused ?? []).map((words) => `“${words}”`).join(', ')
  return (
    <EmptyState
      title={`What ${advice?.item ?? 'vehicle'} are you looking for?`}
      text={`We found no make, price, place or other filter in ${quoted}. Try “${advice?.example ?? ''}”, or choose from the filters.`}
      action={{ label: `Show all ${counted}`, href: search.hrefOf(withUnused(state)) }}
    />
  )
}
