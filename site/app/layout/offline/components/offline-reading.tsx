import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'

/** The page's own pictures and scripts come first. */
const IDLE_MS = 3_000

/** Has a service worker store the pages of cars that are visited; where it is switched off, has it removed. */
export function OfflineReading({ tenant, isOn }: { tenant: string; isOn: boolean }) {
  const { pathname, search } = useLocation()
  const path = pathname + search
  useEffect(() => {
    // No workers in private windows and without TLS; the development server has no script for one.
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    const timer = setTimeout(async () => {
      try {
        const { removeWorker, storeVisit } = await import('../worker-client.ts')
        await (isOn ? storeVisit(tenant, path) : removeWorker())
      } catch (error) {
        warnMissingPart(error)
      }
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [tenant, isOn, path])
  return null
}
