import { LoadingCarRow } from '#app/parts/car/card/car-row.tsx'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'
import { SimilarCards } from './similar-cards.tsx'

/** SIM-05: as many as are shown. */
const PLACEHOLDERS = 6

/** Placeholders until the similar cars are there; nothing while they are unavailable (SIM-08). */
export function LateSimilar({ section, href }: { section: string; href: string }) {
  const data = useDataWhenNear<SimilarModel>(section, href)
  if (data === undefined) return <LoadingCarRow cards={PLACEHOLDERS} />
  if (!data) return null
  const more = data.cards.length > 0 ? data.more : null
  return (
    <>
      {more ? <h3 className="similar__more">{more.title}</h3> : null}
      <SimilarCards cards={data.cards} more={more} />
    </>
  )
}
