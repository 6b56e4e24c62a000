import { useEffect, useState } from 'react'
import { viewsText } from '#app/features/vehicle/rules/view-count.ts'
import { carViewPath } from '#app/paths.ts'
import type { HeadSection } from './head-section.server.ts'

/**
 * How often the car was viewed; the page's own value until the fresh one is known (VDP-31, VDP-32). By `fetch`: what a
 * fetcher submits makes the router load the whole page's data again.
 */
export function ViewCount({ slug, views: { text, from } }: { slug: string; views: HeadSection['views'] }) {
  const [fresh, setFresh] = useState(text)
  useEffect(() => {
    const ended = new AbortController()
    countAndFetchViews(slug, ended.signal).then(
      (views) => setFresh(viewsText(views, from)),
      (error: unknown) => ended.signal.aborted || console.warn('The views could not be loaded.', error),
    )
    return () => ended.abort()
  }, [slug, from])
  return fresh === '' ? null : <span className="muted">{fresh}</span>
}

async function countAndFetchViews(slug: string, signal: AbortSignal): Promise<number> {
  const counted = await fetch(carViewPath(slug), { method: 'POST', signal })
  if (!counted.ok) console.warn(`Counting the view failed with status ${counted.status}.`)
  const answer = await fetch(carViewPath(slug), { signal })
  if (!answer.ok) throw new Error(`Fetching the views failed with status ${answer.status}.`)
  const { views }: { views: number } = await answer.json()
  return views
}
