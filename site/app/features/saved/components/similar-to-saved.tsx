import { useState } from 'react'
import { CarRow, LoadingCarRow } from '#app/parts/car/card/car-row.tsx'
import type { SavedCar } from '#app/parts/car/saved/saved-cars.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { carSimilarPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'

/** What is like the car saved last, beside it; it stays the same while others are saved and removed. */
export function SimilarToSaved({ saved }: { saved: readonly SavedCar[] }) {
  const [to] = useState(() => saved.flatMap((each) => (each.kind === 'card' ? [each.card] : []))[0])
  if (to === undefined) return null
  return <Similar name={to.name} slug={to.slug} saved={saved} />
}

const SECTION = 'similar'
const WAITING = 3

type SimilarProps = { name: string; slug: string; saved: readonly SavedCar[] }

function Similar({ name, slug, saved }: SimilarProps) {
  const similar = useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(slug))
  if (similar === null) return null
  const cards = similar?.cards.filter(({ id }) => !saved.some(({ entry }) => entry.id === id))
  if (cards?.length === 0) return null
  return (
    <section id={SECTION} className="saved__similar" aria-labelledby="similar-to-saved">
      <div className="saved__head">
        <h2 id="similar-to-saved">Like the {name}</h2>
        {similar?.hasMore ? <MoreLink href={similar.href}>See all</MoreLink> : null}
      </div>
      {cards ? <CarRow cards={cards} /> : <LoadingCarRow cards={WAITING} />}
    </section>
  )
}
