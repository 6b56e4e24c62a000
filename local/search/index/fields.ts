import { matchFiltered } from '../settings/filterable.ts'
import { bestMatch, type Match, matchName } from '../settings/patterns.ts'
import type { Settings } from '../settings/settings.ts'

export interface Field {
  id: number
  name: string
  searchable: Match
  /** Index of its searchable attribute; 0 is the most important. */
  weight: number
  /** Words of this field are matched without typos only. */
  exact: boolean
  /** Indexed for filters, facets, sorting or distinct. */
  faceted: Match
}

/** Every field of the documents, nested ones by dotted path, with its settings. */
export class Fields {
  readonly list: Field[] = []
  readonly #byName = new Map<string, Field>()
  readonly #settings: Settings
  readonly #ruleFields: string[]

  constructor(settings: Settings) {
    this.#settings = settings
    this.#ruleFields = settings.rankingRules.flatMap((rule) => /^(.*):(?:asc|desc)$/.exec(rule)?.[1] ?? [])
  }

  find(name: string): Field | undefined {
    return this.#byName.get(name)
  }

  /** The field of that name, added when new. */
  intern(name: string): Field {
    const known = this.#byName.get(name)
    if (known) return known
    const field: Field = {
      id: this.list.length,
      name,
      ...this.#searchable(name),
      exact: this.#isExact(name),
      faceted: this.#faceted(name),
    }
    this.list.push(field)
    this.#byName.set(name, field)
    return field
  }

  /** The maximum weight of a field, or null when all fields weigh the same. */
  maxWeight(): number | null {
    const { searchableAttributes } = this.#settings
    return searchableAttributes.includes('*') ? null : Math.max(searchableAttributes.length - 1, 0)
  }

  #searchable(name: string): { searchable: Match; weight: number } {
    if (name.startsWith('_geo') || name.startsWith('_vectors')) return { searchable: 'none', weight: 0 }
    const { searchableAttributes } = this.#settings
    if (searchableAttributes.includes('*')) return { searchable: 'match', weight: 0 }
    let searchable: Match = 'none'
    for (const [weight, pattern] of searchableAttributes.entries()) {
      const match = matchName(pattern, name)
      if (match === 'match') return { searchable: match, weight }
      if (match === 'parent') searchable = match
    }
    return { searchable, weight: 0 }
  }

  #isExact(name: string): boolean {
    return this.#settings.typoTolerance.disableOnAttributes.some(
      (other) => matchName(other, name) === 'match',
    )
  }

  #faceted(name: string): Match {
    const { filterableAttributes, sortableAttributes, distinctAttribute } = this.#settings
    const filtered = matchFiltered(filterableAttributes, name)
    if (filtered === 'match') return filtered
    if (name === distinctAttribute) return 'match'
    const names = [...sortableAttributes, ...this.#ruleFields]
    const other = bestMatch(names, (sorted) => matchName(sorted, name))
    if (other !== 'none') return other
    return filtered === 'parent' || distinctAttribute?.startsWith(`${name}.`) ? 'parent' : 'none'
  }
}
