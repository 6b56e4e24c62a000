import { selectFields } from '../documents/select.ts'
import { coordinate, distance, type Point } from '../index/geo.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isObject, type JsonObject } from '../index/walk.ts'
import type { PlacedTerm } from '../query/make-terms.ts'
import { displayedNames } from '../settings/settings.ts'
import { formatDocument, type MatchPosition } from './format-document.ts'
import type { FormatOptions, HighlightTags } from './format-text.ts'
import { MatchingWords } from './matching-words.ts'

export interface HitOptions {
  attributesToRetrieve: string[] | null
  attributesToHighlight: string[]
  /** Names, each with an optional length after a colon. */
  attributesToCrop: string[]
  cropLength: number
  tags: HighlightTags
  showMatchesPosition: boolean
  /** The reference point of the sort, for `_geoDistance`. */
  sortPoint: Point | null
}

const byName = <T>(members: Iterable<[string, T]>) =>
  Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Formats stored documents as hits. */
export class HitMaker {
  readonly #index: SearchIndex
  readonly #options: HitOptions
  readonly #retrieved: string[] | null
  readonly #displayed: string[] | null
  readonly #formats: ReadonlyMap<string, FormatOptions>
  readonly #words: MatchingWords | null

  constructor(index: SearchIndex, terms: readonly PlacedTerm[], options: HitOptions) {
    this.#index = index
    this.#options = options
    this.#displayed = displayedNames(index.settings)
    this.#retrieved = this.#retrievedNames()
    this.#formats = this.#formatOptions()
    this.#words =
      this.#formats.size > 0 || options.showMatchesPosition ? new MatchingWords(index, terms) : null
  }

  /** Whether hits are the stored documents unchanged. */
  get isPlain(): boolean {
    const showsAll = this.#retrieved === null && this.#displayed === null
    return showsAll && this.#words === null && this.#options.sortPoint === null
  }

  make(stored: JsonObject): JsonObject {
    const displayed = selectFields(stored, this.#displayed)
    const hit = { ...selectFields(displayed, this.#retrieved) }
    if (this.#words) this.#addFormatted(displayed, hit, this.#words)
    this.#addDistance(hit)
    return hit
  }

  #addFormatted(displayed: JsonObject, hit: JsonObject, words: MatchingWords): void {
    const positions = this.#options.showMatchesPosition ? new Map<string, MatchPosition[]>() : null
    const names = [...this.#formats.keys()]
    const formatted = formatDocument(positions ? displayed : selectFields(displayed, names), {
      words,
      tokenizer: this.#index.tokenizer,
      tags: this.#options.tags,
      options: this.#formats,
      positions,
    })
    if (names.length > 0) hit._formatted = selectFields(formatted, names)
    if (positions) hit._matchesPosition = byName(positions) as unknown as JsonObject
  }

  #addDistance(hit: JsonObject): void {
    const { sortPoint } = this.#options
    const place = hit._geo
    if (!sortPoint || !isObject(place)) return
    const lat = coordinate(place.lat)
    const lng = coordinate(place.lng)
    if (lat !== null && lng !== null) hit._geoDistance = Math.round(distance(sortPoint, { lat, lng }))
  }

  /** Null when all fields are displayed. */
  #retrievedNames(): string[] | null {
    const { attributesToRetrieve } = this.#options
    return attributesToRetrieve === null || attributesToRetrieve.includes('*') ? null : attributesToRetrieve
  }

  #formatOptions(): Map<string, FormatOptions> {
    const options = new Map<string, FormatOptions>()
    const { attributesToHighlight, attributesToCrop, cropLength } = this.#options
    for (const name of this.#known(attributesToHighlight)) options.set(name, { highlight: true, crop: null })
    for (const requested of attributesToCrop) {
      const [, name, length] = /^([\s\S]*):([^:]*)$/.exec(requested) ?? [requested, requested, '']
      const crop = /^\+?\d+$/.test(length!) ? Number(length) : cropLength
      for (const field of this.#known([name!])) {
        options.set(field, { highlight: options.get(field)?.highlight ?? false, crop })
      }
    }
    if (options.size === 0) return options
    for (const name of this.#known(this.#retrieved ?? ['*'])) {
      if (!options.has(name)) options.set(name, { highlight: false, crop: null })
    }
    return options
  }

  /** Displayed fields that exist; a star means all. */
  #known(names: readonly string[]): string[] {
    const shown = this.#index.fields.list.map(({ name }) => name).filter((name) => this.#isShown(name))
    return names.includes('*') ? shown : names.filter((name) => shown.includes(name))
  }

  #isShown(name: string): boolean {
    return this.#displayed === null || this.#displayed.includes(name)
  }
}
