import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** A search that is refined stays one page: its controls keep the focus. */
const buildPage = (pathname: string) => (pathname.startsWith('/search/') ? '/search/' : pathname)

/**
 * What a browser does for a new document and the router does not: the focus goes to the page, or to the field that the
 * link names, its title is read out, and a bar shows that a page is on its way.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const page = buildPage(pathname)
  const { state, location, formMethod = 'GET' } = useNavigation()
  const shown = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    setTitle(document.title)
    const target = document.getElementById(hash.slice(1))
    const field = target instanceof HTMLInputElement ? target : null
    ;(field ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [page, hash])
  // The results of a search, and the buttons of forms, show themselves that they wait.
  const isSearch =
    location !== undefined && buildPage(location.pathname) === '/search/' && page === '/search/'
  const waits = state === 'loading' && formMethod === 'GET' && !isSearch
  return (
    <>
      <div className="page-progress" hidden={!waits} />
      <p className="vh" aria-live="polite">
        {title}
      </p>
    </>
  )
}
