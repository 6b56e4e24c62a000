import { CarCard } from '#app/features/car/card/car-card.tsx'
import { PromoCard } from '#app/features/search/promo-tiles/components/promo-card.tsx'
import type { ResultCell } from '#app/features/search/results/search-model.ts'

/** Cards that stand on the first screen, whose pictures are asked for at once. */
export const EAGER_CARDS = 3

/** A cell of the results: a car or a tile. It shows its model and nothing from around it, so its markup can be kept. */
export function Cell({ cell, eager }: { cell: ResultCell; eager: boolean }) {
  return cell.kind === 'car' ? (
    <CarCard card={cell.car} level={2} eager={eager} />
  ) : (
    <PromoCard tile={cell.tile} />
  )
}

/** What a cell's markup is kept by. */
export const modelOf = (cell: ResultCell) => (cell.kind === 'car' ? cell.car : cell.tile)

/** Where a cell stands, as far as its markup differs by it. */
export const placeOf = (index: number) => (index < EAGER_CARDS ? 'first cells' : 'cells')
