import { modelKey } from '../catalog/grade.ts'
import type { Random } from '../random.ts'
import type { Draft } from '../vehicle/stock-vehicle.ts'

/** How far back a vehicle must not look like another. */
const NEIGHBOURS = 3

/**
 * An order in which a results page looks like a yard and not like a price list: no vehicle beside one of the same
 * pictures in the same colour, or of the same model, as long as there is another to take.
 */
export function arrange(drafts: readonly Draft[], random: Random): Draft[] {
  const rest = drafts
    .map((draft) => ({ draft, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ draft }) => draft)
  const arranged: Draft[] = []
  while (rest.length > 0) {
    const near = arranged.slice(-NEIGHBOURS)
    const next = rest.findIndex((draft) => !near.some((other) => looksLike(draft, other)))
    arranged.push(...rest.splice(Math.max(0, next), 1))
  }
  return arranged
}

function looksLike(one: Draft, other: Draft): boolean {
  const samePictures = one.grade.photo === other.grade.photo && one.paint.colour === other.paint.colour
  return samePictures || modelKey(one.grade) === modelKey(other.grade)
}
