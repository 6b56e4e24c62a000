import { CarRow, LoadingCarRow } from '#app/parts/car/card/car-row.tsx'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { carSimilarPath } from '#app/paths.ts'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'

const SECTION = 'similar-instead'
const WAITING = 4

/** What is like a vehicle that cannot be reserved; nothing where there is none. */
export function SimilarInstead({ slug }: { slug: string }) {
  const similar = useDataWhenNear<SimilarModel>(SECTION, carSimilarPath(slug))
  if (similar === null || similar?.cards.length === 0) return null
  return (
    <section id={SECTION} className="reserve__similar" aria-labelledby="similar-title">
      <h2 id="similar-title">Similar vehicles</h2>
      {similar ? <CarRow cards={similar.cards} /> : <LoadingCarRow cards={WAITING} />}
    </section>
  )
}
