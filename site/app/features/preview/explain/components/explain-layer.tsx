import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { setCardFoot } from '#app/parts/car/card/card-foot.ts'
import { watchers } from '#app/parts/car/live/watched-cars.ts'
import { explainPath } from '#app/paths.ts'
import type { Explanation } from '../explain-model.ts'
import { Why } from './why.tsx'

/** Puts a "Why?" under every card of the page, and one for the tiles of a search. */
export function ExplainLayer() {
  const { pathname, search } = useLocation()
  const page = pathname + search
  return <PageExplanation key={page} page={page} />
}

function PageExplanation({ page }: { page: string }) {
  // null where it failed to load.
  const { load, data: explanation } = useFetcher<Explanation | null>()
  useEffect(() => {
    const ids = new Set([...watchers].map(({ car }) => car.id))
    load(explainPath(new URLSearchParams({ cars: [...ids].join(','), page }).toString()))
  }, [load, page])
  // An empty foot reserves the space while it loads, so that the cards move once, at the press.
  useEffect(() => {
    if (explanation === null) return
    setCardFoot(({ id, name }) => (
      <div className="explain">
        {explanation ? <WhyCar explanation={explanation} id={id} name={name} /> : null}
      </div>
    ))
    return () => setCardFoot(null)
  }, [explanation])
  if (explanation === null)
    return (
      <p className="explain explain--tiles" role="alert">
        We couldn’t load the reasons. Switch “Why it shows” off and on to try again.
      </p>
    )
  if (explanation === undefined) return null
  const { tiles, banners, vehicle, at } = explanation
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
      {banners === null ? null : (
        <section className="explain explain--tiles" aria-label="Banners">
          <Why about="the banners" visible at={at} parts={banners} />
        </section>
      )}
    </>
  )
}

type WhyCarProps = { explanation: Explanation; id: string; name: string }

function WhyCar({ explanation: { cars, at }, id, name }: WhyCarProps) {
  return <Why about={name} at={at} parts={cars.find((car) => car.id === id)?.parts ?? null} />
}
