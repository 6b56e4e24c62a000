import { useState } from 'react'
import { carStripPath } from '#app/paths.ts'
import type { CarCardModel } from './card-model.ts'

/** Addresses of thumbnails, and the number of further pictures. */
export type StripModel = { thumbs: string[]; more: number }

/**
 * The further pictures of a card's car, fetched on first hover: eighty rarely used addresses would make every results
 * page heavier. By `fetch`: each answer to a fetcher renders the results page anew while the pointer moves.
 */
export function useStrip({ slug, strip: offered }: CarCardModel) {
  const [strip, setStrip] = useState<StripModel | null>(null)
  const [asked, setAsked] = useState(false)
  const load = () => {
    if (!offered || asked) return
    setAsked(true)
    fetch(carStripPath(slug))
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setStrip)
      .catch(() => setAsked(false)) // a strip that failed to load is fetched again on the next hover
  }
  return { strip, load }
}

/** Further pictures over the lower edge of the picture while the card is hovered. */
export function Strip({ strip }: { strip: StripModel | null }) {
  if (strip === null || strip.thumbs.length === 0) return null
  return (
    <div className="strip" aria-hidden="true">
      {strip.thumbs.map((src) => (
        <div className="pic" key={src}>
          <img src={src} width={120} height={80} alt="" data-fallback="" decoding="async" />
        </div>
      ))}
      {strip.more > 0 ? <span className="more">+{strip.more}</span> : null}
    </div>
  )
}
