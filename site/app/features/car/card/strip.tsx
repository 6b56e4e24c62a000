import { useState } from 'react'
import { carStripPath } from '#app/paths.ts'
import type { CarCardModel } from './card-model.ts'

/** Addresses of thumbnails, and how many pictures there are besides. */
export type StripModel = { thumbs: string[]; more: number }

/**
 * The further pictures of a card's car, asked for when the pointer first comes: eighty addresses of pictures that
 * hardly anybody sees would make every page of results heavier.
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
      .catch(() => setAsked(false)) // a decoration that did not come is asked for again the next time
  }
  return { strip, load }
}

/** Further pictures over the foot of the picture while the pointer rests on the card. */
export function Strip({ strip }: { strip: StripModel | null }) {
  if (strip === null || strip.thumbs.length === 0) return null
  return (
    <div className="strip" aria-hidden="true">
      {strip.thumbs.map((src) => (
        <div className="pic" key={src}>
          <img src={src} width={120} height={80} alt="" decoding="async" />
        </div>
      ))}
      {strip.more > 0 ? <span className="more">+{strip.more}</span> : null}
    </div>
  )
}
