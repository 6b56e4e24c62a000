import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { findLanding, LEAST_LISTED } from '#app/domain/search-address/landing.ts'
import type { Values } from '#app/domain/search-address/search-state.ts'
import { knownStock } from '#app/parts/car/stock-overview.server.ts'
import { searchPath } from '#app/paths.ts'

type Listed = Pick<Car, 'carType' | 'make' | 'model' | 'simpleBody' | 'itemType'>

/** How many vehicles each choice that a path can name lists, by the values that facets have; filled vehicle by vehicle. */
export class LandingCounts {
  readonly #choices = new Map<string, { filters: Values; count: number }>()
  readonly #facets: Record<string, Map<string, number>> = {
    make: new Map(),
    make_model: new Map(),
    body: new Map(),
    item_type: new Map(),
  }

  /** @param place the name of the location that the vehicle is at; '' for none that the site shows */
  add(car: Listed, place: string): void {
    const { make, model } = car
    this.#note('make', make)
    this.#note('make_model', make && model ? `${make} ${model}` : '')
    this.#note('body', car.simpleBody)
    this.#note('item_type', car.itemType)
    for (const filters of listChoices(car, place)) {
      const key = JSON.stringify(filters)
      const known = this.#choices.get(key)
      if (known) known.count += 1
      else this.#choices.set(key, { filters, count: 1 })
    }
  }

  /** The pages that are worth finding: all stock, each condition, and every choice of at least `LEAST_LISTED`. */
  listPaths({ bundle }: Pick<DealerContext, 'bundle'>): string[] {
    const facets = Object.fromEntries(
      Object.entries(this.#facets).map(([key, counts]) => [
        key,
        [...counts].map(([value, count]) => ({ value, count })),
      ]),
    )
    const known = knownStock({ bundle }, { facets, stats: {}, total: 0 })
    const paths = [...this.#choices.values()]
      .filter(({ filters, count }) => count >= (isConditionAlone(filters) ? 1 : LEAST_LISTED))
      .flatMap(({ filters }) => findLanding(filters, known)?.path ?? [])
    return [...new Set([searchPath(), ...paths])].sort()
  }

  #note(key: string, value: string): void {
    const counts = this.#facets[key]
    if (value !== '' && counts) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
}

const isConditionAlone = (filters: Values) => Object.keys(filters).every((key) => key === 'car_type')

/** Every choice that lists the vehicle: each part once or not; a body not with a model, which has one. */
function listChoices({ carType, make, model, simpleBody: body }: Listed, place: string): Values[] {
  const names: Values[] = [
    {},
    ...(make ? [{ make: [make] }] : []),
    ...(make && model ? [{ make: [make], model: [model] }] : []),
    ...(body ? [{ body: [body] }] : []),
    ...(make && body ? [{ make: [make], body: [body] }] : []),
  ]
  const places: Values[] = [{}, ...(place ? [{ location_name: [place] }] : [])]
  const types: Values[] = [{}, ...(carType ? [{ car_type: [carType] }] : [])]
  return types.flatMap((type) =>
    names.flatMap((name) => places.map((at): Values => Object.assign({}, type, name, at))),
  )
}
