import { searchPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import { CarRow } from './car-row.tsx'
import type { CarCardModel } from './card-model.ts'

/** What came in last, where a page has nothing of its own to show; nothing without cards. */
export function LatestRow({ cards }: { cards: readonly CarCardModel[] }) {
  if (cards.length === 0) return null
  return (
    <Section id="latest" title="Came in last" more={{ label: 'See all', href: searchPath() }}>
      <CarRow cards={cards} />
    </Section>
  )
}
