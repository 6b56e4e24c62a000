import { useLocation, useNavigationType } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'

/** The link by which each entry of the history was left. */
const leftBy = new Map<string, string>()

/**
 * Back from a vehicle, the focus is on the link that led to it, as it would be in a browser that keeps its pages.
 * @returns what is to be told of each click among the results
 */
export function useWayBack() {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const href = type === 'POP' ? leftBy.get(key) : undefined
    if (href)
      document
        .querySelector<HTMLElement>(`.results a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true })
  }, [key, type])
  return ({ target }: MouseEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href')
    if (href) leftBy.set(key, href)
  }
}
