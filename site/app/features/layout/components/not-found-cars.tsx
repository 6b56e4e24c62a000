import { CarCard } from '#app/features/car/card/car-card.tsx'
import { searchPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import type { NotFoundModel } from '../not-found-model.ts'

/** Cars of today below a page that is not there. */
export function NotFoundCars({ gone, cards }: NotFoundModel) {
  return (
    <Section
      id="still-here"
      title={gone ? 'Still here, and like it' : 'Still here, came in last'}
      more={{ label: 'See all', href: searchPath() }}
    >
      <div className="rail">
        {cards.map((card) => (
          <CarCard key={card.id} card={card} />
        ))}
      </div>
    </Section>
  )
}
