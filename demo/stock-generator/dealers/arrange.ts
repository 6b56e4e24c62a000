import { modelKey } from '../catalog/grade.ts'
import type { Random } from '../random.ts'
import type { Draft } from '../vehicle/stock-vehicle.ts'

/** How far back a vehicle must not look like another. */
const NEIGHBOURS = 3

/**
 * An order in which a results page looks like a dealer and not like a price list: no vehicle beside one of the same
 * pictures in the same colour, or of the same model, as long as there is another to take.
 */
export function arrange(drafts: readonly Draft[], random: Random): Draft[] {
  const rest = drafts
    .map((draft) => ({ draft, order: random.next(), ...chooseLooks(draft) }))
    .sort((a, b) => a.order - b.order)
  const arranged: (typeof rest)[number][] = []
  while (rest.length > 0) {
    const near = arranged.slice(-NEIGHBOURS)
    const next = rest.findIndex((one) => !near.some((other) => isAlike(one, other)))
    arranged.push(...rest.splice(Math.max(0, next), 1))
  }
  return arranged.map(({ draft }) => draft)
}

type Looks = { pictures: string; model: string }

function chooseLooks({ grade, paint }: Draft): Looks {
  return { pictures: `${grade.photo} ${paint.colour}`, model: modelKey(grade) }
}

function isAlike(one: Looks, other: Looks): boolean {
  return one.pictures === other.pictures || one.model === other.model
}
