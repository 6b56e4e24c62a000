import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { previewStopsPath } from '#app/paths.ts'
import type { PreviewStops } from '../stops.server.ts'

/** When the page changes by itself; asked anew for every page, and when its data are loaded anew after an edit. */
export function usePreviewStops(): { found: PreviewStops | null; failed: boolean } {
  const { pathname, search } = useLocation()
  const data = useMatches().at(-1)?.data
  const [found, setFound] = useState<PreviewStops | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    askForStops(pathname + search, left.signal).then(
      (stops) => {
        setFound(stops)
        setFailed(false)
      },
      (error: unknown) => {
        if (left.signal.aborted) return
        console.warn('What changes next could not be read.', error)
        setFailed(true)
      },
    )
    return () => left.abort()
  }, [pathname, search, data])
  return { found, failed }
}

// By `fetch`: the server runs the loaders of a whole page for this answer, and no route is at its address.
async function askForStops(page: string, signal: AbortSignal): Promise<PreviewStops> {
  const answer = await fetch(previewStopsPath(page), { signal })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return (await answer.json()) as PreviewStops
}
