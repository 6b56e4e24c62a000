import type { Bits } from '../index/bits.ts'
import { DocSet } from '../index/doc-set.ts'
import { grownUint32 } from '../index/growing.ts'
import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { ColumnValues } from './column-values.ts'
import type { FieldValues } from './document-values.ts'
import { GroupDocs } from './group-docs.ts'
import { SortOrder } from './sort-order.ts'
import { ValueCodes } from './value-codes.ts'

/** The values of one field over all documents, in both directions: group → documents, document → variants. */
export class FacetColumn {
  readonly exists = new DocSet()
  readonly isNull = new DocSet()
  readonly isEmpty = new DocSet()
  readonly values = new ColumnValues()
  readonly #docs = new GroupDocs()
  readonly #codes = new ValueCodes()
  /** Variant → number of documents. */
  #counts: Uint32Array = new Uint32Array(0)
  #order: SortOrder | null = null
  #isOrdered = false
  /** Groups added since the last order was computed; null before the first. */
  #fresh: number[] = []

  /** The order stays valid until the column is published: searches do not find the document yet. */
  add(doc: number, values: FieldValues): void {
    this.exists.add(doc)
    if (values.isNull) this.isNull.add(doc)
    if (values.isEmpty) this.isEmpty.add(doc)
    const variants: number[] = []
    for (const number of values.numbers) variants.push(this.values.internNumber(number))
    for (const [norm, text] of values.strings) variants.push(this.values.internText(norm, text))
    for (const variant of variants) this.#join(variant, doc)
    this.#codes.set(doc, variants)
  }

  /** Makes added documents visible to searches. */
  touch(): void {
    this.#isOrdered = false
  }

  remove(doc: number): void {
    this.exists.delete(doc)
    this.isNull.delete(doc)
    this.isEmpty.delete(doc)
    this.#codes.each(doc, (variant) => {
      this.#docs.leave(this.values.getGroup(variant), doc)
      this.#counts[variant]! -= 1
    })
    this.#codes.clear(doc)
    this.#isOrdered = false
  }

  /** Visits the spellings of a document. */
  eachVariant(doc: number, visit: (variant: number) => void): void {
    this.#codes.each(doc, visit)
  }

  /** The only spelling of a document, -1 for none, -2 for several. */
  onlyVariant(doc: number): number {
    return this.#codes.only(doc)
  }

  /** Whether some document may have several values. */
  get hasSeveral(): boolean {
    return this.#codes.hasSeveral
  }

  /** Average number of entries read per document when counting. */
  get stepsPerDoc(): number {
    return this.#codes.stepsPerDoc
  }

  /** For each spelling, how many of the given documents have it. */
  countVariants(docs: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.variantCount)
    this.#codes.count(docs, counts, 1)
    return counts
  }

  /** For each spelling, how many documents have it, without the given ones. */
  countOthers(without: Uint32Array): Uint32Array {
    const counts = this.#counts.slice(0, this.values.variantCount)
    this.#codes.count(without, counts, -1)
    return counts
  }

  /** Whether a document has the value. */
  hasValue(doc: number, group: number): boolean {
    return this.#docs.has(group, doc)
  }

  /** Whether a document of the set has the first value and not the second. */
  hasInSet(set: Bits, group: number, without: number): boolean {
    return this.#docs.someIn(set, group, without)
  }

  /** A document's spelling of a value it has. */
  spelling(group: number, doc: number): string {
    let text = this.values.getText(group)
    this.eachVariant(doc, (variant) => {
      if (this.values.getGroup(variant) === group) text = this.values.getSpelling(variant)
    })
    return text
  }

  /** The spelling of a value that has only one. */
  onlySpelling(group: number): string {
    return this.values.getSpelling(this.values.getFirstVariant(group))
  }

  /** The smallest document of the set with the value, or -1. */
  findFirstDoc(group: number, set: Bits | null): number {
    return this.#docs.firstIn(group, set)
  }

  /** The number of documents with the value. */
  groupSize(group: number): number {
    return this.#docs.size(group)
  }

  /** Adds the documents with the value to a set. */
  addGroupTo(group: number, target: Bits): void {
    this.#docs.addTo(group, target)
  }

  /** The number of documents of the set with the value. */
  countGroupIn(group: number, set: Bits): number {
    return this.#docs.countIn(group, set)
  }

  /** The documents of a value where they are stored as a bitset; must not be changed. */
  groupBits(group: number): Bits | null {
    return this.#docs.findBits(group)
  }

  /** The ordered groups and the documents sorted by them; computed on first use after a change. */
  order(): SortOrder {
    if (!this.#order || !this.#isOrdered) {
      this.#order = new SortOrder(this, this.#codes.length, this.#order, this.#fresh)
      this.#fresh = []
      this.#isOrdered = true
    }
    return this.#order
  }

  *save(out: Encoder): Saving {
    for (const set of [this.exists, this.isNull, this.isEmpty]) set.save(out)
    out.array(this.#counts, this.values.variantCount)
    this.#codes.save(out)
    yield
    yield* this.values.save(out)
    yield* this.#docs.save(out)
  }

  *load(from: Decoder): Loading {
    for (const set of [this.exists, this.isNull, this.isEmpty]) set.load(from)
    this.#counts = from.uint32()
    this.#codes.load(from)
    yield* this.values.load(from)
    yield* this.#docs.load(from)
  }

  #join(variant: number, doc: number): void {
    const group = this.values.getGroup(variant)
    this.#docs.reach(group)
    if (this.#order && this.#docs.size(group) === 0) this.#addFresh(group)
    this.#docs.join(group, doc)
    this.#counts = grownUint32(this.#counts, variant + 1)
    this.#counts[variant]! += 1
  }

  #addFresh(group: number): void {
    this.#fresh.push(group)
    // Values may come and go many times before the order is needed.
    if (this.#fresh.length > 2 * this.values.groupCount + 1024) this.#fresh = [...new Set(this.#fresh)]
  }
}
