import { searchPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import { CarRow } from './car-row.tsx'
import type { CarCardModel } from './card-model.ts'

type LatestProps = { cards: readonly CarCardModel[] }

const TITLE = 'Just arrived'

/** What came in last, where a page has nothing of its own to show; nothing without cards. */
export function LatestRow({ cards }: LatestProps) {
  if (cards.length === 0) return null
  return (
    <Section id="latest" title={TITLE} more={{ label: 'See all', href: searchPath() }}>
      <CarRow cards={cards} />
    </Section>
  )
}

/** The same in the column of a list that is empty. */
export function LatestBelow({ cards }: LatestProps) {
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">{TITLE}</h2>
      <CarRow cards={cards} />
    </section>
  )
}
