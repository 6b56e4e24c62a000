import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { setCardFoot } from '#app/features/car/card/card-foot.ts'
import { watchers } from '#app/features/car/live/watched-cars.ts'
import { explainPath } from '#app/paths.ts'
import type { Explanation } from '../explain-model.ts'
import { Why } from './why.tsx'

/** Puts a "Why?" under every card of the page, and one for the tiles of a search. */
export function ExplainLayer() {
  const { explanation, failed } = useExplanation()
  useEffect(() => {
    if (explanation === null) return
    const { cars, at } = explanation
    setCardFoot(({ id, name }) => {
      const parts = cars.find((car) => car.id === id)?.parts ?? null
      return (
        <div className="explain">
          <Why about={name} at={at} parts={parts} />
        </div>
      )
    })
    return () => setCardFoot(null)
  }, [explanation])
  if (failed)
    return (
      <p className="explain explain--tiles" role="alert">
        The explanation did not come. Switch Explain off and on to try again.
      </p>
    )
  if (explanation === null) return null
  const { tiles, vehicle, at } = explanation
  return (
    <>
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

/** The explanation of the cars on the page; fetched again for every page. */
function useExplanation(): { explanation: Explanation | null; failed: boolean } {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const [explanation, setExplanation] = useState<Explanation | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (state !== 'idle') return
    const cancellation = new AbortController()
    const ids = new Set([...watchers].map(({ car }) => car.id))
    ask([...ids], pathname + search, cancellation.signal).then(
      setExplanation,
      () => cancellation.signal.aborted || setFailed(true),
    )
    return () => {
      cancellation.abort()
      setExplanation(null)
      setFailed(false)
    }
  }, [pathname, search, state])
  return { explanation, failed }
}

async function ask(ids: readonly string[], page: string, signal: AbortSignal): Promise<Explanation> {
  const query = new URLSearchParams({ cars: ids.join(','), page })
  const answer = await fetch(explainPath(query.toString()), { signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Explanation
}
