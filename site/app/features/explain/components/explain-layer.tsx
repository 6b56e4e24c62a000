import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { explainPath } from '#app/paths.ts'
import type { Explanation } from '../explain-model.ts'
import { findCards, type ShownCard } from '../find-cards.ts'
import { Why } from './why.tsx'

type Shown = { explanation: Explanation; cards: ShownCard[] }

/** Puts a "Why?" under every card of the page, and one for the tiles of a search. */
export function ExplainLayer() {
  const { shown, failed } = useExplanation()
  if (failed)
    return (
      <p className="explain explain--tiles" role="alert">
        The explanation did not come. Switch Explain off and on to try again.
      </p>
    )
  if (shown === null) return null
  const { cars, tiles, vehicle, at } = shown.explanation
  return (
    <>
      {shown.cards.map(({ slug, place }, index) => {
        const car = cars.find((each) => each.slug === slug)
        const key = `${slug} ${index}`
        return createPortal(<Why about={car?.name ?? slug} at={at} parts={car?.parts ?? null} />, place, key)
      })}
      {vehicle === null ? null : (
        <section className="explain explain--tiles" aria-label="This vehicle">
          <Why about="this vehicle" visible at={at} parts={vehicle.parts} />
        </section>
      )}
      {tiles === null ? null : (
        <section className="explain explain--tiles" aria-label="Promo tiles">
          <Why about="the promo tiles" visible at={at} parts={tiles} />
        </section>
      )}
    </>
  )
}

/** What is said of the cards that stand on the page now; asked anew for every page. */
function useExplanation(): { shown: Shown | null; failed: boolean } {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (state !== 'idle') return
    const cards = findCards(document)
    const left = new AbortController()
    ask(cards, pathname + search, left.signal).then(
      (explanation) => setShown({ explanation, cards }),
      () => left.signal.aborted || setFailed(true),
    )
    return () => {
      left.abort()
      setShown(null)
      setFailed(false)
      for (const { place } of cards) place.remove()
    }
  }, [pathname, search, state])
  return { shown, failed }
}

async function ask(cards: readonly ShownCard[], page: string, signal: AbortSignal): Promise<Explanation> {
  const query = new URLSearchParams({ cars: [...new Set(cards.map(({ slug }) => slug))].join(','), page })
  const answer = await fetch(explainPath(query.toString()), { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Explanation
}
