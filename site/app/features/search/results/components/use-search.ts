import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { baseOfPath } from '#app/domain/search-address/search-path.ts'
import type { SearchBase, SearchState } from '#app/domain/search-address/search-state.ts'
import { parseSearch, searchHref } from '#app/domain/search-address/search-url.ts'
import { afterPaint } from '#app/ui/after-paint.ts'

export type Search = {
  /** What is asked for: while the next page is on its way, what that one asks. */
  state: SearchState
  /** The same as the router tells of it: what takes room waits until the way back has noted where the page is scrolled. */
  routed: SearchState
  busy: boolean
  hrefOf: (state: SearchState) => string
  /** Goes to the address of another search, made of what is asked for by then; the page stays where it is scrolled. */
  go: (change: Change) => void
}

type Change = (state: SearchState) => SearchState

/** The search of the page, and the way to another: the address is the only place where its state is kept. */
export function useSearch(page: { state: SearchState; base: SearchBase }): Search {
  const navigation = useNavigation()
  const navigate = useNavigate()
  const hrefOf = (state: SearchState) => searchHref(state, page.base)
  // The router tells of a navigation in a transition, which is too late for a box that was just ticked.
  const [asked, setAsked] = useState<SearchState | null>(null)
  // The answer, whatever it is, ends the asking.
  useEffect(() => setAsked(null), [page])
  const routed = pendingState(navigation.location, page.base) ?? page.state
  const state = asked ?? routed
  // A control that had no reason to be drawn again still starts from what is asked for now.
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
    setAsked(next)
    // The router asks while the box is shown ticked; of two that were ticked at once it asks for the last.
    afterPaint(() => last.current === next && navigate(hrefOf(next), { preventScrollReset: true }))
  }
  return { state, routed, busy: navigation.state === 'loading', hrefOf, go }
}

// A second box ticked while the first is on its way must not undo it.
function pendingState(
  location: { pathname: string; search: string } | undefined,
  current: SearchBase,
): SearchState | null {
  const base = location && baseOfPath(location.pathname, current)
  return base ? parseSearch(base, new URLSearchParams(location.search)) : null
}
