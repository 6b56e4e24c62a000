import type { RangeKey, ValueKey } from '#app/domain/search-address/search-keys.ts'
import type { SearchState } from '#app/domain/search-address/search-state.ts'
import { keepMarkup } from '#app/kept-markup.server.ts'
import { oncePer } from '#app/once-per.ts'
import { GROUP_PLACE, GroupInside } from './components/filters.tsx'
import type { FilterGroup } from './filter-model.ts'
import { packGroups } from './packed-groups.ts'

/** Letters of JSON; with their markup and their models a few megabytes: the groups of a busy hour. */
const MOST_LETTERS = 1_000_000

/** Groups that nobody has chosen from, by what they show, the one used last at the end. */
export class KeptGroups {
  readonly #groups = new Map<string, FilterGroup>()
  readonly #most: number
  #letters = 0

  constructor(most = MOST_LETTERS) {
    this.#most = most
  }

  /**
   * The groups of a page, each the same object as on the pages before that showed the same: of one search that is
   * turned over or sorted otherwise all of them, of another one those whose counts it leaves as they were. What is
   * chosen from stays as it came.
   */
  keep(groups: readonly FilterGroup[], state: SearchState): FilterGroup[] {
    return groups.map((group) => (isUntouched(group, state) ? this.#known(group, state) : group))
  }

  #known(group: FilterGroup, state: SearchState): FilterGroup {
    const text = JSON.stringify(packedGroup(group))
    const known = this.#groups.get(text) ?? group
    if (known === group) {
      keepMarkup(group, GROUP_PLACE, () => (
        <GroupInside group={group} near={undefined} search={{ ...NOWHERE, state, told: state }} />
      ))
      this.#letters += text.length
    }
    this.#groups.delete(text)
    this.#groups.set(text, known)
    for (const oldest of this.#groups.keys()) {
      if (this.#letters <= this.#most) break
      this.#groups.delete(oldest)
      this.#letters -= oldest.length
    }
    return known
  }
}

/** Does a group show nothing but itself? */
function isUntouched({ key }: FilterGroup, { filters, ranges, near }: SearchState): boolean {
  return (
    filters[key as ValueKey] === undefined &&
    ranges[key as RangeKey] === undefined &&
    !(key === 'location_name' && near !== undefined)
  )
}

/** Markup goes nowhere: it is the browser that answers a touch. */
const NOWHERE = { busy: false, hrefOf: () => '', go: () => {} }

/** A group as it travels; of the same group the same object, whose JSON is written once. */
export const packedGroup = oncePer((group: FilterGroup) => packGroups([group])[0] as object)
