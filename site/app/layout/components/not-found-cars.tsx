import { formatCount } from '#app/domain/words/count.ts'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import type { NotFoundModel } from '#app/parts/car/not-found-model.ts'
import { searchPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'

/** Cars of today below a page that is not there. */
export function NotFoundCars({ alike, cards }: NotFoundModel) {
  return (
    <Section
      id="still-here"
      title={alike ? 'Similar, and still here' : 'Just arrived'}
      more={
        alike
          ? { label: `See all ${formatCount(alike.count)} ${alike.make}`, href: alike.href }
          : { label: 'See all', href: searchPath() }
      }
    >
      <CarRow cards={cards} />
    </Section>
  )
}
