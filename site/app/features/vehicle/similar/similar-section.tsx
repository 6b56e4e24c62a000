import { memo, type ReactNode, Suspense } from 'react'
import type { ItemNames } from '#app/domain/words/item-names.ts'
import type { SimilarModel } from '#app/parts/car/similar-model.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { isSameData, lazyPart } from '#app/ui/lazy-part.tsx'

const SECTION = 'similar'

type SimilarSectionProps = { similar: SimilarModel; item: ItemNames }

/** Below the first screen, so that their script is none of the page’s own. */
const SimilarCards = lazyPart(async () => (await import('./similar-cards.tsx')).SimilarCards)
const LateSimilar = lazyPart(async () => (await import('./late-similar.tsx')).LateSimilar)

/**
 * Similar cars (SIM-09), with others of their kind after them where they are few, or in their place where there are none.
 * Where the page came without them they are requested as the section comes near.
 */
export const SimilarSection = memo(function SimilarSection({ similar, item }: SimilarSectionProps) {
  const { cards, href, hasMore, later, more } = similar
  const title = `Similar ${item.many}`
  if (later !== null) {
    return (
      <Part id={SECTION} title={title} href={href}>
        <LateSimilar section={SECTION} href={later} />
      </Part>
    )
  }
  if (cards.length === 0 && more === null) return null
  return (
    <Part id={SECTION} title={more?.title ?? title} href={more?.href ?? (hasMore ? href : null)}>
      <SimilarCards {...similar} />
    </Part>
  )
}, isSameData)

type PartProps = { id: string; title: string; href: string | null; children: ReactNode }

function Part({ id, title, href, children }: PartProps) {
  return (
    <section id={id} className="similar" aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {href === null ? null : <MoreLink href={href}>See all</MoreLink>}
      </div>
      <Suspense>{children}</Suspense>
    </section>
  )
}
