import { ANALYTICS_EVENTS } from '@forecourt/schemas/contract/events'
import { useFetchers, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import { LEAD_EVENTS_COOKIE } from './lead-events-cookie.ts'
import { recordEvent } from './record-event.ts'
import { refusesMeasuring } from './refuses-measuring.ts'

/** What is loaded for analytics is loaded once the page is idle. */
const IDLE_MS = 1_500

/**
 * Records each view of a vehicle at once, and presses and lead events of the last request by scripts that load when the page is
 * idle. A component of its own: what it follows changes often, and the page is not rendered again for it.
 */
export function Analytics({ tenant }: { tenant: string }) {
  const { pathname } = useLocation()
  const sending = useFetchers().filter(({ formData }) => formData !== undefined).length
  useEffect(() => recordView(pathname), [pathname])
  useEffect(
    () =>
      whenIdle(async () => {
        const { recordPresses } = await import('./record-presses.ts')
        recordPresses()
      }),
    [],
  )
  // Once for the document: the library reads what happened before it was loaded.
  useEffect(
    () =>
      whenIdle(async () => {
        if (refusesMeasuring()) return
        const { reportVitals } = await import('./vitals/report-vitals.ts')
        await reportVitals()
      }),
    [],
  )
  // A journey goes on at its own address, or by a fetcher, which may be done before React has rendered that it began: so
  // after every change of the router's state.
  useEffect(() => {
    if (sending > 0) return
    return whenIdle(async () => {
      if (!document.cookie.includes(`${LEAD_EVENTS_COOKIE}=`)) return
      const { recordLeadEvents } = await import('./lead-events.ts')
      recordLeadEvents(tenant)
    })
  })
  return null
}

function whenIdle(work: () => Promise<void>): () => void {
  const timer = setTimeout(() => void work().catch(warnMissingPart), IDLE_MS)
  return () => clearTimeout(timer)
}

/** Records the view of a vehicle's page, at once: a page that is left a second later was viewed too (ANA-05). */
export function recordView(path: string): void {
  const { carId = '' } = document.querySelector<HTMLElement>('[data-car-type]')?.dataset ?? {}
  if (carId && /^\/cars\/[^/]+$/.test(path))
    recordEvent(ANALYTICS_EVENTS.vehicleView, { car_id: carId }, path)
}
