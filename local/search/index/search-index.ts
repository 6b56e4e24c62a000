import type { DocumentValues } from '../facets/document-values.ts'
import { extractValues, sameValues } from '../facets/document-values.ts'
import { FacetColumn } from '../facets/facet-column.ts'
import type { FilterSource } from '../filter/source.ts'
import type { Settings } from '../settings/settings.ts'
import { Tokenizer } from '../text/tokenizer.ts'
import { Bits } from './bits.ts'
import { DocIds } from './doc-ids.ts'
import { type DocumentWords, extractWords } from './extract-words.ts'
import { Fields } from './fields.ts'
import { type Point, parseGeo } from './geo.ts'
import { Synonyms } from './synonyms.ts'
import { TextIndex } from './text-index.ts'
import type { JsonObject } from './walk.ts'

/** A document cut into what the index keeps of it. */
export interface PreparedDocument {
  words: DocumentWords
  values: DocumentValues
  point: Point | null
  keys: string[]
}

/**
 * Everything in memory that answers searches over the documents of one index: words with their places, a column
 * for each filterable field, places on the earth. Documents themselves stay on disk.
 */
export class SearchIndex implements FilterSource {
  settings: Settings
  readonly tokenizer: Tokenizer
  readonly fields: Fields
  readonly text: TextIndex
  synonyms: Synonyms
  readonly ids: DocIds
  readonly columns = new Map<number, FacetColumn>()
  readonly #points = new Map<number, Point>()
  readonly #keyCounts = new Map<string, number>()

  constructor(settings: Settings, ids = new DocIds()) {
    this.settings = settings
    this.tokenizer = new Tokenizer(settings)
    this.fields = new Fields(settings)
    this.text = new TextIndex(this.fields, settings.typoTolerance.disableOnNumbers)
    this.synonyms = new Synonyms(settings.synonyms, this.tokenizer)
    this.ids = ids
  }

  /** Takes up settings that change nothing of what is indexed, only what is done with it. */
  adopt(settings: Settings): void {
    this.settings = settings
    this.synonyms = new Synonyms(settings.synonyms, this.tokenizer)
  }

  /** Cuts a document up, without changing what searches see. */
  prepare(document: JsonObject): PreparedDocument {
    return {
      words: extractWords(document, this.fields, this.tokenizer),
      values: extractValues(document, this.fields),
      point: this.#pointOf(document),
      keys: Object.keys(document),
    }
  }

  add(doc: number, prepared: PreparedDocument): void {
    this.addHidden(doc, prepared)
    this.show([doc])
  }

  /** Adds a document that searches do not find before it is shown. */
  addHidden(doc: number, { words, values, point, keys }: PreparedDocument): void {
    this.text.add(doc, words)
    for (const [field, fieldValues] of values) this.#columnOf(field).add(doc, fieldValues)
    this.#setPoint(doc, point)
    this.#countKeys(keys, 1)
  }

  /** Lets searches find documents that were added hidden. */
  show(docs: readonly number[]): void {
    if (docs.length === 0) return
    for (const doc of docs) this.ids.show(doc)
    for (const column of this.columns.values()) column.touch()
    this.text.memo.clear()
    this.text.memo.scaleTo(this.ids.size)
  }

  remove(doc: number, { words, values, keys }: PreparedDocument): void {
    this.text.remove(doc, words)
    for (const field of values.keys()) this.columns.get(field)?.remove(doc)
    this.#points.delete(doc)
    this.#countKeys(keys, -1)
  }

  /** Puts a new version of a document in place of the old one; only what differs is touched. */
  replace(doc: number, before: PreparedDocument, after: PreparedDocument): void {
    if (!sameWords(before.words, after.words)) {
      this.text.remove(doc, before.words)
      this.text.add(doc, after.words)
      this.text.memo.clear()
    }
    for (const field of new Set([...before.values.keys(), ...after.values.keys()])) {
      const now = after.values.get(field)
      if (sameValues(before.values.get(field), now)) continue
      const column = this.#columnOf(field)
      column.remove(doc)
      if (now) column.add(doc, now)
      column.touch()
    }
    this.#setPoint(doc, after.point)
    this.#countKeys(before.keys, -1)
    this.#countKeys(after.keys, 1)
  }

  /** How many documents have each top-level field. */
  fieldDistribution(): Record<string, number> {
    return Object.fromEntries([...this.#keyCounts].filter(([, count]) => count > 0).sort())
  }

  column(attribute: string): FacetColumn | undefined {
    const field = this.fields.find(attribute)
    return field && this.columns.get(field.id)
  }

  all(): Bits {
    return this.ids.alive()
  }

  none(): Bits {
    return new Bits(this.ids.capacity)
  }

  eachPoint(visit: (doc: number, point: Point) => void): void {
    for (const [doc, point] of this.#points) visit(doc, point)
  }

  point(doc: number): Point | undefined {
    return this.#points.get(doc)
  }

  #pointOf(document: JsonObject): Point | null {
    return this.fields.intern('_geo').faceted === 'none' ? null : parseGeo(document._geo)
  }

  #setPoint(doc: number, point: Point | null): void {
    if (point) this.#points.set(doc, point)
    else this.#points.delete(doc)
  }

  #columnOf(field: number): FacetColumn {
    let column = this.columns.get(field)
    if (!column) {
      column = new FacetColumn()
      this.columns.set(field, column)
    }
    return column
  }

  #countKeys(keys: string[], by: number): void {
    for (const key of keys) this.#keyCounts.set(key, (this.#keyCounts.get(key) ?? 0) + by)
  }
}

function sameWords(a: DocumentWords, b: DocumentWords): boolean {
  if (a.occurrences.size !== b.occurrences.size) return false
  for (const [word, places] of a.occurrences) {
    const other = b.occurrences.get(word)
    if (other?.length !== places.length || places.some((place, at) => place !== other[at])) return false
  }
  return true
}
