import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { doWithout } from '#app/ui/later.tsx'

/** What measures a page waits until the page has come to rest. */
const IDLE_MS = 1_500

/** Notes each page a visitor comes to, and what is pressed on it; the script for that comes when the page rests. */
export function usePageNotes(tenant: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (tenant === '') return
    const timer = setTimeout(
      () => void import('./note-page.ts').then(({ notePage }) => notePage(tenant, pathname), doWithout),
      IDLE_MS,
    )
    return () => clearTimeout(timer)
  }, [tenant, pathname])
}
