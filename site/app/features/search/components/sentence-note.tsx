import { Link } from '@remix-run/react'
import { withUnused } from '#app/domain/search-address/search-state.ts'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import type { Search } from './use-search.ts'

/** The words of a sentence that no filter has, and what to write instead. */
export function SentenceNote({ page, search }: { page: SearchModel; search: Search }) {
  const { query, unused = [] } = search.routed
  if (query === '' && unused.length === 0) return null
  const example = page.advice ? ` Try “${page.advice.example}”, or choose from the filters.` : ''
  return (
    <section className="unread" aria-label="Words that are no filter">
      {query === '' ? null : (
        <p>
          We do not know <Word>{query}</Word>. We searched the listings for it. Check the spelling, or use the
          filters.
        </p>
      )}
      {unused.length === 0 ? null : (
        <p>
          Not used:{' '}
          {unused.map((words) => (
            <Word key={words}>{words}</Word>
          ))}
          {example}{' '}
          <Link className="link" to={search.hrefOf(withUnused(search.routed))} preventScrollReset>
            Hide this note
          </Link>
        </p>
      )}
    </section>
  )
}

function Word({ children }: { children: string }) {
  return <span className="unread__word">{children}</span>
}
