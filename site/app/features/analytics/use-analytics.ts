import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

/** Analytics load once the page is idle. */
const IDLE_MS = 1_500

/** Records each page view and presses on the page; the script loads when the page is idle. */
export function useAnalytics(tenant: string): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (tenant === '') return
    const timer = setTimeout(
      () =>
        void import('./record-page-view.ts').then(
          ({ recordPageView }) => recordPageView(tenant, pathname),
          warnMissingPart,
        ),
      IDLE_MS,
    )
    return () => clearTimeout(timer)
  }, [tenant, pathname])
}
