import type { SimilarModel } from '#app/features/car/similar-model.ts'
import { railStyle } from '#app/ui/rail-style.ts'
import { useDataWhenNear } from '#app/ui/use-data-when-near.ts'
import { SimilarCards } from './similar-cards.tsx'

/** SIM-05: as many as are shown. */
const PLACEHOLDERS = 6

/** Placeholders until the similar cars are there; nothing where they cannot be had (SIM-08). */
export function LateSimilar({ section, href }: { section: string; href: string }) {
  const data = useDataWhenNear<SimilarModel>(section, href)
  if (data === undefined) {
    return (
      <div
        className="rail similar__waits"
        role="status"
        aria-label="Loading similar vehicles"
        aria-busy="true"
        style={railStyle(PLACEHOLDERS)}
      >
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          <span key={place} className="skel" />
        ))}
      </div>
    )
  }
  return data ? <SimilarCards {...data} /> : null
}
