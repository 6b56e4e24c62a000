import { PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useState } from 'react'

/**
 * Loads the scripts of the routes that a page's fetchers use, once the page is interactive. The router reloads the page
 * where such a script is missing, as it is offline.
 */
export function PrefetchRoutes({ paths }: { paths: readonly string[] }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady ? paths.map((path) => <PrefetchPageLinks key={path} page={path} />) : null
}
