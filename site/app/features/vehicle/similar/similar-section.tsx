import { Suspense } from 'react'
import type { ItemWords } from '#app/domain/words/item-words.ts'
import type { SimilarModel } from '#app/features/car/similar-model.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { SimilarCards } from './similar-cards.tsx'

const SECTION = 'similar'

const LateSimilar = lazyPart(async () => (await import('./late-similar.tsx')).LateSimilar)

/** Similar cars (SIM-09); where the page came without them they are requested as the section comes near. */
export function SimilarSection({ similar, item }: { similar: SimilarModel; item: ItemWords }) {
  const { href, hasMore, later } = similar
  return (
    <section id={SECTION} className="similar" aria-labelledby="similar-cars">
      <div className="head">
        <h2 id="similar-cars">Similar {item.many}</h2>
        {hasMore ? <MoreLink href={href}>See all</MoreLink> : null}
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
