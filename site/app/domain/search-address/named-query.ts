import { plainName } from '#app/domain/words/plain-name.ts'
import type { SearchState, Values } from './search-state.ts'

/** Names by which a dealer's vehicles are called, as the stock or the maker writes them. */
export type VehicleNames = {
  /** Of the stock. */
  stockMakes: readonly string[]
  /** Of the stock, without their makes. */
  models: readonly string[]
  /** All that are known, those of the stock too. */
  makes: readonly string[]
  /** 'Make Model', of the stock. */
  makeModels: readonly string[]
  /** Models of the makers' catalogue, with their short names (`im6`). */
  catalogue: readonly { baseId: string; name: string; make: string }[]
}

/** What a name filters by, under the name as names are compared. */
export type NamedFilters = ReadonlyMap<string, Values>

/**
 * The filters that names mean. Of two with one name the stock's comes first, its make before its model: a caravan
 * called Genesis is found where no car of Genesis is.
 */
export function namedFilters({
  stockMakes,
  models,
  makes,
  makeModels,
  catalogue,
}: VehicleNames): NamedFilters {
  const named = new Map<string, Values>()
  const add = (name: string, values: Values) => {
    const plain = plainName(name)
    if (plain !== '' && !named.has(plain)) named.set(plain, values)
  }
  for (const make of stockMakes) add(make, { make: [make] })
  for (const [plain, spellings] of Map.groupBy(models, plainName))
    if (plain !== '' && !named.has(plain)) named.set(plain, { model: spellings })
  for (const make of makes) add(make, { make: [make] })
  for (const name of makeModels) {
    const make = makes.find((each) => name.startsWith(`${each} `))
    if (make !== undefined) add(name, { make: [make], model: [name.slice(make.length + 1)] })
  }
  for (const { baseId, name, make } of catalogue) {
    const model = models.find((each) => plainName(each) === plainName(name)) ?? name
    for (const called of [baseId, name, `${make} ${name}`]) add(called, { make: [make], model: [model] })
  }
  return named
}

/**
 * A search whose words are a name and nothing else, as a search by filters; any other search is unchanged, and so is one
 * whose filters have another make or model.
 */
export function withNamedQuery(state: SearchState, named: NamedFilters): SearchState {
  const values = named.get(plainName(state.query))
  if (values === undefined) return state
  const keys = Object.keys(values) as (keyof Values)[]
  const agrees = keys.every((key) => {
    const chosen = state.filters[key]
    return chosen === undefined || chosen.some((value) => values[key]?.includes(value))
  })
  return agrees ? { ...state, query: '', filters: { ...state.filters, ...values } } : state
}
