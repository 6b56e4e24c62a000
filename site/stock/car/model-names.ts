import { MODEL_SPELLINGS } from '#app/domain/vocabulary/model-names.server.ts'
import { plainName } from '#app/domain/words/plain-name.ts'

/** Names of models by their keys. */
export type ModelSpellings = ReadonlyMap<string, string>

/** A model of the platform's catalogue. */
export type CatalogueModel = { make: string; model: string }

type KnownModels = {
  /** Of the dealer's makes in the platform's content. */
  catalogue: readonly CatalogueModel[]
  /** The dealer's cars in the index that this file does not replace. */
  others: readonly Partial<CatalogueModel>[]
  /** The dealer's cars in the index that this file replaces: of equal numbers their spelling stays. */
  replaced: readonly Partial<CatalogueModel>[]
  /** The commonest spellings of an earlier reading of the same file. */
  learnt: ModelSpellings | null
}

type Spellings = Map<string, number>

/** Bounds what is remembered of a file whose rows all have other models. */
const MOST_MODELS = 5_000

/**
 * Gives every model one name: the catalogue's, else the commonest spelling in the dealer's stock. Names that differ in
 * capitals, spaces and signs are one model, and so are `Mazda3` and `3` of Mazda.
 */
export class ModelNames {
  readonly #catalogue: ReadonlyMap<string, string>
  readonly #counts = new Map<string, Spellings>()
  /** The spelling that this reading gives to models that the catalogue lacks. */
  readonly #given: Map<string, string>
  readonly #current: ReadonlyMap<string, string>
  /** What was written otherwise: `ranger → Ranger`, with the number of cars. */
  readonly #unified = new Map<string, number>()
  readonly #knownKeys = new Map<string, string>()
  /** Models of this file. */
  readonly #written = new Set<string>()

  constructor({ catalogue, others, replaced, learnt }: KnownModels) {
    this.#catalogue = new Map(catalogue.map(({ make, model }) => [modelKey(make, model), model]))
    this.#current = countCommonest([...replaced, ...others])
    this.#given = new Map(learnt ?? this.#current)
    for (const each of others)
      for (const [key, model] of buildEntry(each)) countSpelling(this.#counts, key, model)
  }

  /** The model's one name. */
  formatName(make: string, written: string): string {
    const key = this.#keyOf(make, written)
    const known = this.#catalogue.get(key) ?? shippedName(make, key)
    if (known === undefined && this.#written.size < MOST_MODELS) {
      this.#written.add(key)
      countSpelling(this.#counts, key, written)
    }
    const name = known ?? this.#given.get(key) ?? written
    if (this.#written.has(key) && !this.#given.has(key)) this.#given.set(key, name)
    if (name !== written) {
      const change = `"${written.slice(0, 40)}" as "${name}"`
      const cars = this.#unified.get(change) ?? 0
      if (cars > 0 || this.#unified.size < MOST_MODELS) this.#unified.set(change, cars + 1)
    }
    return name
  }

  /** The commonest spelling of every model that was written in several ways; null where this reading used them. */
  relearnt(): ModelSpellings | null {
    const best = new Map(this.#given)
    let isOther = false
    for (const key of this.#written) {
      const name = commonest(this.#counts.get(key) ?? new Map(), this.#current.get(key))
      if (name !== this.#given.get(key)) isOther = true
      best.set(key, name)
    }
    return isOther ? best : null
  }

  /** What was unified, the most frequent first. */
  unified(): { change: string; cars: number }[] {
    return [...this.#unified]
      .map(([change, cars]) => ({ change, cars }))
      .sort((one, other) => other.cars - one.cars)
  }

  /** A feed repeats a few hundred models. */
  #keyOf(make: string, model: string): string {
    const written = `${make}\n${model}`
    let key = this.#knownKeys.get(written)
    if (key === undefined) {
      key = modelKey(make, model)
      if (this.#knownKeys.size >= MOST_MODELS) this.#knownKeys.clear()
      this.#knownKeys.set(written, key)
    }
    return key
  }
}

function commonest(spellings: Spellings, current: string | undefined): string {
  const ranked = [...spellings].sort(
    ([one, oneCount], [other, otherCount]) =>
      otherCount - oneCount ||
      Number(other === current) - Number(one === current) ||
      Number(isMixed(other)) - Number(isMixed(one)) ||
      (one < other ? -1 : 1),
  )
  return ranked[0]?.[0] ?? ''
}

/** Of equal numbers `Ranger` is more likely the maker's own than `ranger` and `RANGER`. */
const isMixed = (text: string) => text !== text.toLowerCase() && text !== text.toUpperCase()

function countCommonest(models: readonly Partial<CatalogueModel>[]): Map<string, string> {
  const counts = new Map<string, Spellings>()
  for (const each of models) for (const [key, model] of buildEntry(each)) countSpelling(counts, key, model)
  return new Map([...counts].map(([key, spellings]) => [key, commonest(spellings, undefined)]))
}

function countSpelling(counts: Map<string, Spellings>, key: string, written: string): void {
  const spellings = counts.get(key) ?? new Map<string, number>()
  spellings.set(written, (spellings.get(written) ?? 0) + 1)
  counts.set(key, spellings)
}

function buildEntry({ make, model }: Partial<CatalogueModel>): [key: string, model: string][] {
  return make && model ? [[modelKey(make, model), model]] : []
}

/** `Ford ranger` and `FORD Ranger` have one key, `Mazda3` and `3` of Mazda too. */
function modelKey(make: string, model: string): string {
  const makePart = plainName(make)
  const modelPart = plainName(model) || model
  const rest = modelPart.startsWith(makePart) ? modelPart.slice(makePart.length) : ''
  return `${makePart} ${rest || modelPart}`
}

const SHIPPED = new Map(
  Object.entries(MODEL_SPELLINGS).map(([make, models]) => [
    make,
    new Map(models.map((model) => [modelKey(make, model), model])),
  ]),
)

function shippedName(make: string, key: string): string | undefined {
  return SHIPPED.get(make)?.get(key)
}
