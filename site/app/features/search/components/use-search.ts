import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { baseOfPath } from '#app/domain/search-address/search-path.ts'
import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import { parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { afterPaint } from '#app/ui/after-paint.ts'

export type Search = {
  /** The requested search: while the next page loads, that page's. */
  state: SearchState
  /**
   * The search the router has committed to: layout changes wait for it, as the router first saves the scroll
   * position.
   */
  routed: SearchState
  busy: boolean
  /** The dealer's word for used cars. */
  used: string
  hrefOf: (state: SearchState) => string
  /** Navigates to a changed search, based on the latest requested state; the scroll position is preserved. */
  go: (change: Change) => void
}

type Change = (state: SearchState) => SearchState

/** The search of the page and the function that changes it; the address holds the only copy of its state. */
export function useSearch(page: { state: SearchState; base: SearchBase; used: string }): Search {
  const navigation = useNavigation()
  const navigate = useNavigate()
  const hrefOf = (state: SearchState) => searchHref(state, page.base)
  // The router reports a navigation in a transition, which is too late for a checkbox that was just ticked.
  const [requested, setRequested] = useState<SearchState | null>(null)
  // The answer, whatever it is, ends the asking.
  useEffect(() => setRequested(null), [page])
  const routed = pendingState(navigation.location, page.base) ?? page.state
  const state = requested ?? routed
  // A control that was not re-rendered still changes the latest requested state.
  const now = useRef({ state, hrefOf, navigate })
  now.current = { state, hrefOf, navigate }
  const last = useRef<SearchState | null>(null)
  useEffect(
    () => () => {
      last.current = null
    },
    [],
  )
  const go = (change: Change) => {
    const { hrefOf, navigate } = now.current
    const next = change(now.current.state)
    now.current.state = next
    last.current = next
    setRequested(next)
    // Navigates after the ticked box has painted; of several changes in one frame only the last navigates.
    afterPaint(() => last.current === next && navigate(hrefOf(next), { preventScrollReset: true }))
  }
  const busy = requested !== null || navigation.state === 'loading'
  return { state, routed, busy, used: page.used, hrefOf, go }
}

// The pending navigation's state, so that a second change does not undo the first.
function pendingState(
  location: { pathname: string; search: string } | undefined,
  current: SearchBase,
): SearchState | null {
  const base = location && baseOfPath(location.pathname, current)
  return base ? parseSearch(base, new URLSearchParams(location.search)) : null
}
