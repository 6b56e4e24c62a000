import { Suspense } from 'react'
import type { ItemWords } from '#app/domain/words/item-words.ts'
import type { SimilarModel } from '#app/features/car/similar-model.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { SimilarCards } from './similar-cards.tsx'

const SECTION = 'similar'

const LateSimilar = lazyPart(async () => (await import('./late-similar.tsx')).LateSimilar)

/**
 * Similar cars (SIM-09), or what else there is of their kind where those are few; where the page came without them they
 * are requested as the section comes near.
 */
export function SimilarSection({ similar, item }: { similar: SimilarModel; item: ItemWords }) {
  const { href, hasMore, later, more } = similar
  const all = more?.href ?? (hasMore ? href : null)
  return (
    <section id={SECTION} className="similar" aria-labelledby="similar-cars">
      <div className="head">
        <h2 id="similar-cars">{more?.title ?? `Similar ${item.many}`}</h2>
        {all === null ? null : <MoreLink href={all}>See all</MoreLink>}
      </div>
      {later === null ? (
        <SimilarCards {...similar} />
      ) : (
        <Suspense>
          <LateSimilar section={SECTION} href={later} />
        </Suspense>
      )}
    </section>
  )
}
