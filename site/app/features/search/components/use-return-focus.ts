import { useLocation } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import { tabStore } from '#app/ui/browser-storage.ts'

/** In the tab's storage, because a vehicle's page may be a document of its own. */
const RETURN_KEY = 'forecourt-left'

/**
 * On returning from a vehicle, focuses the link that led to it, as a back/forward cache would.
 * @returns the click handler of the results, which remembers the link
 */
export function useReturnFocus() {
  const { key, pathname, search } = useLocation()
  const here = `${key} ${pathname}${search}`
  useEffect(() => {
    const [place, href = ''] = (tabStore.read(RETURN_KEY) ?? '').split('\n')
    if (place !== here) return
    tabStore.remove(RETURN_KEY)
    const link = document.querySelector<HTMLElement>(`.results a[href="${CSS.escape(href)}"]`)
    link?.focus({ preventScroll: true })
  }, [here])
  return ({ target }: MouseEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href')
    if (href?.startsWith('/cars/')) tabStore.write(RETURN_KEY, `${here}\n${href}`)
  }
}
