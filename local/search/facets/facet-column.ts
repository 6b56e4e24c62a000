import type { Bits } from '../index/bits.ts'
import { DocSet } from '../index/doc-set.ts'
import { grownUint32 } from '../index/growing.ts'
import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import type { FieldValues } from './document-values.ts'
import { GroupDocs } from './group-docs.ts'
import { SortOrder } from './sort-order.ts'
import { ValueCodes } from './value-codes.ts'

/**
 * The values of one field over all documents. Spellings of one value (`SUV`, `suv`) are *variants* of one
 * *group*; numbers are groups with one variant. Kept both ways: group → documents, document → variants.
 */
export class FacetColumn {
  readonly exists = new DocSet()
  readonly isNull = new DocSet()
  readonly isEmpty = new DocSet()
  /** Group → its normal form; '' for a number. */
  readonly texts: string[] = []
  /** Group → its number; NaN for a text. */
  readonly numbers: number[] = []
  readonly variantTexts: string[] = []
  readonly variantGroups: number[] = []
  /** Whether some group has more than one spelling. */
  hasVariants = false
  readonly #byText = new Map<string, number>()
  readonly #byNumber = new Map<number, number>()
  /** Spelling → variant, for the spellings that are not the normal form. */
  readonly #spellings = new Map<string, number>()
  /** Group → its first spelling. */
  readonly #firstVariants: number[] = []
  /** Group → the variant spelled as the normal form, or -1. */
  readonly #plainVariants: number[] = []
  readonly #docs = new GroupDocs()
  readonly #codes = new ValueCodes()
  /** Variant → how many documents hold it. */
  #counts: Uint32Array = new Uint32Array(0)
  #order: SortOrder | null = null
  #isOrdered = false
  /** Groups that came into use since the last order was made. */
  #fresh: number[] = []

  /** The order is kept until the column is touched: searches do not find the document yet. */
  add(doc: number, values: FieldValues): void {
    this.exists.add(doc)
    if (values.isNull) this.isNull.add(doc)
    if (values.isEmpty) this.isEmpty.add(doc)
    const variants: number[] = []
    for (const number of values.numbers) variants.push(this.#variantOfNumber(number))
    for (const [norm, text] of values.strings) variants.push(this.#variantOfText(norm, text))
    for (const variant of variants) this.#join(variant, doc)
    this.#codes.set(doc, variants)
  }

  /** Says that searches may find what was added. */
  touch(): void {
    this.#isOrdered = false
  }

  remove(doc: number): void {
    this.exists.delete(doc)
    this.isNull.delete(doc)
    this.isEmpty.delete(doc)
    this.#codes.each(doc, (variant) => {
      this.#docs.leave(this.variantGroups[variant]!, doc)
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

  /** Whether some document may hold several values. */
  get hasSeveral(): boolean {
    return this.#codes.hasSeveral
  }

  /** For each spelling, how many of the given documents hold it. */
  countVariants(docs: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.variantGroups.length)
    this.#codes.count(docs, counts, 1)
    return counts
  }

  /** For each spelling, how many documents hold it, the given ones left out. */
  countOthers(without: Uint32Array): Uint32Array {
    const counts = this.#counts.slice(0, this.variantGroups.length)
    this.#codes.count(without, counts, -1)
    return counts
  }

  /** Visits those of the documents that hold several values, with the groups of those. */
  eachSeveral(docs: Uint32Array, visit: (groups: number[]) => void): void {
    if (!this.hasSeveral) return
    for (const doc of docs) {
      if (!this.#codes.isSeveral(doc)) continue
      const groups = new Set<number>()
      this.#codes.each(doc, (variant) => groups.add(this.variantGroups[variant]!))
      visit([...groups])
    }
  }

  /** The spelling of a value in one document that holds it. */
  spelling(group: number, doc: number): string {
    let text = this.texts[group]!
    this.eachVariant(doc, (variant) => {
      if (this.variantGroups[variant] === group) text = this.variantTexts[variant]!
    })
    return text
  }

  /** The spelling of a value that no other spelling shares. */
  onlySpelling(group: number): string {
    return this.variantTexts[this.#firstVariants[group]!]!
  }

  /** The smallest document of the set that holds the value, or -1. */
  firstDocOf(group: number, set: Bits | null): number {
    return this.#docs.firstIn(group, set)
  }

  /** The group of a normal form, or -1. */
  findText(norm: string): number {
    return this.#byText.get(norm) ?? -1
  }

  /** The group of a number, or -1. */
  findNumber(number: number): number {
    return this.#byNumber.get(number) ?? -1
  }

  /** How many documents hold the value. */
  groupSize(group: number): number {
    return this.#docs.size(group)
  }

  /** Adds the documents that hold the value to a set. */
  addGroupTo(group: number, target: Bits): void {
    this.#docs.addTo(group, target)
  }

  /** How many documents of the set hold the value. */
  countGroupIn(group: number, set: Bits): number {
    return this.#docs.countIn(group, set)
  }

  /** The documents of a value as a bitset, where they are kept as one; not to be changed. */
  groupBits(group: number): Bits | null {
    return this.#docs.bitsOf(group)
  }

  /** The groups in order and the documents sorted by them; made when first asked for after a change. */
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
    yield* out.numbers(this.numbers, new Float64Array(this.numbers.length))
    yield* out.numbers(this.variantGroups, new Uint32Array(this.variantGroups.length))
    out.array(this.#counts, this.variantGroups.length)
    this.#codes.save(out)
    yield
    yield* out.texts(this.texts)
    yield* out.texts(this.variantTexts)
    yield* this.#docs.save(out)
  }

  *load(from: Decoder): Loading {
    for (const set of [this.exists, this.isNull, this.isEmpty]) set.load(from)
    const numbers = from.float64()
    const groups = from.uint32()
    this.#counts = from.uint32()
    this.#codes.load(from)
    yield* from.texts((text) => this.#loadGroup(text, numbers[this.texts.length]!))
    yield* from.texts((text) => this.#loadVariant(text, groups[this.variantTexts.length]!))
    yield* this.#docs.load(from)
  }

  #loadGroup(norm: string, number: number): void {
    const group = this.texts.push(norm) - 1
    this.numbers.push(number)
    this.#plainVariants.push(-1)
    this.#fresh.push(group)
    if (Number.isNaN(number)) this.#byText.set(norm, group)
    else this.#byNumber.set(number, group)
  }

  #loadVariant(text: string, group: number): void {
    const isText = Number.isNaN(this.numbers[group])
    const isPlain = isText && text === this.texts[group]
    this.variantTexts.push(isPlain ? this.texts[group]! : text)
    const variant = this.variantGroups.push(group) - 1
    if (isPlain) this.#plainVariants[group] = variant
    else if (isText) this.#spellings.set(text, variant)
    if (this.#firstVariants[group] === undefined) this.#firstVariants[group] = variant
    else this.hasVariants = true
  }

  #variantOfNumber(number: number): number {
    const known = this.#byNumber.get(number)
    if (known !== undefined) return this.#firstVariants[known]!
    const group = this.#newGroup('', number)
    this.#byNumber.set(number, group)
    return this.#newVariant('', group)
  }

  #variantOfText(norm: string, text: string): number {
    const group = this.#byText.get(norm) ?? this.#newTextGroup(norm)
    const isPlain = norm === text
    const known = isPlain ? this.#plainVariants[group]! : (this.#spellings.get(text) ?? -1)
    if (known >= 0) return known
    if (this.#firstVariants[group] !== undefined) this.hasVariants = true
    const variant = this.#newVariant(isPlain ? norm : text, group)
    if (isPlain) this.#plainVariants[group] = variant
    else this.#spellings.set(text, variant)
    return variant
  }

  #newTextGroup(norm: string): number {
    const group = this.#newGroup(norm, Number.NaN)
    this.#byText.set(norm, group)
    return group
  }

  #newGroup(norm: string, number: number): number {
    this.#docs.addGroup()
    this.texts.push(norm)
    this.#plainVariants.push(-1)
    return this.numbers.push(number) - 1
  }

  #newVariant(text: string, group: number): number {
    this.variantTexts.push(text)
    const variant = this.variantGroups.push(group) - 1
    this.#firstVariants[group] ??= variant
    this.#counts = grownUint32(this.#counts, variant + 1)
    return variant
  }

  #join(variant: number, doc: number): void {
    const group = this.variantGroups[variant]!
    if (this.#docs.size(group) === 0) this.#addFresh(group)
    this.#docs.join(group, doc)
    this.#counts[variant]! += 1
  }

  #addFresh(group: number): void {
    this.#fresh.push(group)
    // Values may come and go for long before anybody asks for the order.
    if (this.#fresh.length > 2 * this.numbers.length + 1024) this.#fresh = [...new Set(this.#fresh)]
  }
}
