import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { CarCard } from '#app/parts/car/card/car-card.tsx'
import { OfferCard } from '#app/parts/offer/offer-card.tsx'
import { PromoCard } from '#app/parts/promo-tiles/promo-card.tsx'
import type { LookModel } from './look.server.ts'
import './look-page.css'

/** One tile or card as shoppers will see it, in a frame of the Studio beside its form. */
export function LookPage({ look }: { look: LookModel }) {
  useFreshLook()
  return (
    <main className={`look look--${look.kind}`}>
      {look.kind === 'tile' ? <PromoCard tile={look.tile} /> : null}
      {look.kind === 'offer' ? <OfferCard offer={look.offer} /> : null}
      {look.kind === 'car' ? <CarCard card={look.card} level={2} eager sizes="340px" /> : null}
      {look.kind === 'nothing' ? (
        <p className="muted">You’ll see it here once it has what it needs.</p>
      ) : null}
    </main>
  )
}

/** The Studio says when the draft was written; any window may say it, as asking again changes nothing. */
function useFreshLook(): void {
  const { revalidate, state } = useRevalidator()
  // The first one is what was written before this page could hear it.
  const [written, setWritten] = useState(1)
  const asked = useRef(0)
  useEffect(() => {
    const hear = ({ data }: MessageEvent) => {
      if (data === 'forecourt:draft-written') setWritten((last) => last + 1)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    // An answer on its way is waited for: the router logs one that it gives up as an error.
    if (state !== 'idle' || asked.current === written) return
    asked.current = written
    revalidate()
  }, [state, written, revalidate])
}
