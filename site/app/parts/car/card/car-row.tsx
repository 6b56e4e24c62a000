import { railStyle } from '#app/ui/rail-style.ts'
import { CarCard } from './car-card.tsx'
import type { CarCardModel } from './card-model.ts'

/** How wide a card of a row is on screen: few are wider. */
const sizesOf = (cards: number) =>
  `(min-width: 64rem) ${cards < 4 ? '26rem' : '23vw'}, (min-width: 24rem) 17.5rem, 82vw`

/** Cars in one row that scrolls sideways when it overflows. Expects a level 2 heading above it. */
export function CarRow({ cards }: { cards: readonly CarCardModel[] }) {
  return (
    <div className="rail" style={railStyle(cards.length)}>
      {cards.map((card) => (
        <CarCard key={card.id} card={card} sizes={sizesOf(cards.length)} />
      ))}
    </div>
  )
}

/** The placeholders of such a row while similar vehicles are loaded. */
export function LoadingCarRow({ cards }: { cards: number }) {
  return (
    <div
      className="rail similar__waits"
      role="status"
      aria-label="Loading similar vehicles"
      aria-busy="true"
      style={railStyle(cards)}
    >
      {Array.from({ length: cards }, (_, place) => (
        <span key={place} className="skel" />
      ))}
    </div>
  )
}
