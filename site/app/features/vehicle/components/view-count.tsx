import { useEffect, useState } from 'react'
import { viewsText } from '#app/features/vehicle/rules/view-count.ts'
import { carViewPath } from '#app/paths.ts'

/** How often the car was viewed; the page's own value until the fresh one is known (VDP-31, VDP-32). */
export function ViewCount({ slug, text }: { slug: string; text: string }) {
  const [fresh, setFresh] = useState(text)
  useEffect(() => {
    const ended = new AbortController()
    fetchViews(slug, ended.signal).then(
      (views) => setFresh(viewsText(views)),
      (error: unknown) => ended.signal.aborted || console.warn('The views could not be loaded.', error),
    )
    return () => ended.abort()
  }, [slug])
  return <span className="muted">{fresh}</span>
}

async function fetchViews(slug: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(carViewPath(slug), { signal })
  if (!answer.ok) throw new Error(`Fetching the views failed with status ${answer.status}.`)
  const { views }: { views: number } = await answer.json()
  return views
}
