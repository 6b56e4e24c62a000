import { Link } from '@remix-run/react'
import { withMore } from '#app/domain/search-address/search-state.ts'
import type { Search } from '../../components/use-search.ts'

/** Unfolds the further filters, or folds them: a page of its own without JavaScript, fetched in place with it. */
export function MoreFilters({ search }: { search: Search }) {
  const unfolded = search.state.more === true
  return (
    <Link
      className="btn btn--line btn--s btn--wide more-filters"
      to={search.hrefOf(withMore(search.state, !unfolded))}
      aria-expanded={unfolded}
      rel="nofollow"
      replace
      preventScrollReset
    >
      {unfolded ? 'Fewer filters' : 'More filters'}
    </Link>
  )
}
