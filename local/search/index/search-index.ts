import type { DocumentValues } from '../facets/document-values.ts'
import { extractValues, sameValues } from '../facets/document-values.ts'
import { FacetColumn } from '../facets/facet-column.ts'
import { FilterMemo } from '../filter/filter-memo.ts'
import type { FilterSource } from '../filter/source.ts'
import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import type { Settings } from '../settings/settings.ts'
import { Tokenizer } from '../text/tokenizer.ts'
import { Bits } from './bits.ts'
import { DocIds } from './doc-ids.ts'
import { type DocumentWords, extractWords } from './extract-words.ts'
import { Fields } from './fields.ts'
import { type Point, parseGeo } from './geo.ts'
import { Shapes } from './shapes.ts'
import { Synonyms } from './synonyms.ts'
import { TextIndex } from './text-index.ts'
import type { JsonObject } from './walk.ts'

/** A document prepared for indexing. */
export interface PreparedDocument {
  words: DocumentWords
  values: DocumentValues
  point: Point | null
  keys: string[]
}

/**
 * The in-memory index over one index's documents: words with their occurrences, a column for each filterable field,
 * geo points. Documents themselves stay on disk.
 */
export class SearchIndex implements FilterSource {
  settings: Settings
  readonly tokenizer: Tokenizer
  readonly fields: Fields
  readonly text: TextIndex
  synonyms: Synonyms
  readonly ids: DocIds
  readonly filters = new FilterMemo()
  readonly columns = new Map<number, FacetColumn>()
  readonly #points = new Map<number, Point>()
  readonly #shapes = new Shapes()

  constructor(settings: Settings, ids = new DocIds()) {
    this.settings = settings
    this.tokenizer = new Tokenizer(settings)
    this.fields = new Fields(settings)
    this.text = new TextIndex(this.fields, settings.typoTolerance.disableOnNumbers)
    this.synonyms = new Synonyms(settings.synonyms, this.tokenizer)
    this.ids = ids
  }

  /** Applies settings that do not change what is indexed. */
  applySettings(settings: Settings): void {
    this.settings = settings
    this.filters.clear()
    this.synonyms = new Synonyms(settings.synonyms, this.tokenizer)
  }

  /** Prepares a document, without changing what searches see. */
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

  /** Adds a hidden document; searches find it once it is shown. */
  addHidden(doc: number, { words, values, point, keys }: PreparedDocument): void {
    this.text.add(doc, words)
    for (const [field, fieldValues] of values) this.#columnOf(field).add(doc, fieldValues)
    this.#setPoint(doc, point)
    this.#shapes.set(doc, keys)
  }

  /** Makes hidden documents visible to searches. */
  show(docs: readonly number[]): void {
    if (docs.length === 0) return
    this.filters.clear()
    for (const doc of docs) this.ids.show(doc)
    for (const column of this.columns.values()) column.touch()
    this.text.forget()
    this.text.scaleTo(this.ids.size)
  }

  remove(doc: number, { words, values }: PreparedDocument): void {
    this.filters.clear()
    this.text.remove(doc, words)
    for (const field of values.keys()) this.columns.get(field)?.remove(doc)
    this.#points.delete(doc)
    this.#shapes.remove(doc)
  }

  /**
   * Removes documents, which must be hidden from searches already. Traverses all words once, however many documents
   * there are. Yields where the work may pause.
   */
  *removeHidden(docs: Bits): Generator<void, void, void> {
    yield* this.text.removeDocs(docs)
    for (const doc of docs.toArray()) {
      for (const column of this.columns.values()) column.remove(doc)
      this.#points.delete(doc)
      this.#shapes.remove(doc)
      yield
    }
    this.filters.clear()
  }

  /** Replaces a document; only differences are updated. */
  replace(doc: number, before: PreparedDocument, after: PreparedDocument): void {
    this.filters.clear()
    if (!sameWords(before.words, after.words)) {
      this.text.remove(doc, before.words)
      this.text.add(doc, after.words)
      this.text.forget()
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
    this.#shapes.set(doc, after.keys)
  }

  /** The number of documents per top-level field. */
  fieldDistribution(): ReadonlyMap<string, number> {
    return this.#shapes.distribution()
  }

  /** Registers a top-level field, which determines the field order of documents. */
  registerField(name: string): void {
    this.#shapes.register(name)
  }

  /** Whether some document had the top-level field. */
  hasRegistered(name: string): boolean {
    return this.#shapes.hasRegistered(name)
  }

  /** The number of registered top-level fields. */
  registeredCount(): number {
    return this.#shapes.metCount
  }

  /** The document with its top-level fields in order of registration. */
  inFieldOrder(document: JsonObject): JsonObject {
    const keys = Object.keys(document)
    const ordered = this.#shapes.inOrder(keys)
    return ordered === keys ? document : Object.fromEntries(ordered.map((key) => [key, document[key]!]))
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

  /** Writes everything but the settings. The index must not change meanwhile. */
  *save(out: Encoder): Saving {
    yield* out.texts(this.fields.list.map(({ name }) => name))
    yield* this.ids.save(out)
    yield* this.#shapes.save(out)
    const points = [...this.#points]
    out.array(Uint32Array.from(points, ([doc]) => doc))
    out.array(Float64Array.from(points.flatMap(([, { lat, lng }]) => [lat, lng])))
    yield* this.text.save(out)
    out.array(Uint32Array.from(this.columns.keys()))
    for (const column of this.columns.values()) yield* column.save(out)
  }

  /** Loads an index saved under equivalent settings; this one must be new. */
  *load(from: Decoder): Loading {
    yield* from.texts((name) => void this.fields.intern(name))
    yield* this.ids.load(from)
    yield* this.#shapes.load(from)
    const docs = from.uint32()
    const places = from.float64()
    docs.forEach((doc, at) => {
      this.#points.set(doc, { lat: places[2 * at]!, lng: places[2 * at + 1]! })
    })
    yield* this.text.load(from)
    for (const field of from.uint32()) yield* this.#columnOf(field).load(from)
    this.text.scaleTo(this.ids.size)
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
