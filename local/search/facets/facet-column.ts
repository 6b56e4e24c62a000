import type { Bits } from '../index/bits.ts'
import { DocSet } from '../index/doc-set.ts'
import { grownUint32 } from '../index/growing.ts'
import type { FieldValues } from './document-values.ts'
import { SortOrder } from './sort-order.ts'

const NO_DOC = -1
const SEVERAL = 0xffffffff

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
  readonly #variants = new Map<string, number>()
  /** Group → its first spelling. */
  readonly #firstVariants: number[] = []
  /** Group → its documents; a lone document stands for itself, -1 for none. */
  readonly #docs: (DocSet | number)[] = []
  /** Document → 0 for none, variant + 1 for one, SEVERAL for a list of its own. */
  #single: Uint32Array = new Uint32Array(0)
  /** Document → its variants where there are several. */
  readonly #several: (Uint32Array | undefined)[] = []
  #order: SortOrder | null = null

  add(doc: number, values: FieldValues): void {
    this.exists.add(doc)
    if (values.isNull) this.isNull.add(doc)
    if (values.isEmpty) this.isEmpty.add(doc)
    const variants: number[] = []
    for (const number of values.numbers) variants.push(this.#variantOfNumber(number))
    for (const [norm, text] of values.strings) variants.push(this.#variantOfText(norm, text))
    for (const variant of variants) this.#join(this.variantGroups[variant]!, doc)
    this.#single = grownUint32(this.#single, doc + 1)
    this.#single[doc] = variants.length === 0 ? 0 : variants.length === 1 ? variants[0]! + 1 : SEVERAL
    if (variants.length > 1) {
      while (this.#several.length < doc) this.#several.push(undefined)
      this.#several[doc] = Uint32Array.from(variants)
    }
    this.#order = null
  }

  remove(doc: number): void {
    this.exists.delete(doc)
    this.isNull.delete(doc)
    this.isEmpty.delete(doc)
    this.eachVariant(doc, (variant) => this.#leave(this.variantGroups[variant]!, doc))
    if (doc < this.#several.length) this.#several[doc] = undefined
    if (doc < this.#single.length) this.#single[doc] = 0
    this.#order = null
  }

  /** Visits the spellings of a document. */
  eachVariant(doc: number, visit: (variant: number) => void): void {
    const single = this.#single[doc] ?? 0
    if (single === 0) return
    if (single !== SEVERAL) visit(single - 1)
    else for (const variant of this.#several[doc]!) visit(variant)
  }

  /** Adds to `counts`, for each spelling, the given documents that hold it. */
  countVariants(docs: Uint32Array, counts: Uint32Array): void {
    const singles = this.#single
    const end = singles.length
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at]!
      const single = doc < end ? singles[doc]! : 0
      if (single === 0) continue
      if (single !== SEVERAL) {
        counts[single - 1]! += 1
        continue
      }
      const variants = this.#several[doc]!
      for (let i = 0; i < variants.length; i += 1) counts[variants[i]!]! += 1
    }
  }

  /** Visits those of the documents that hold several values, with the groups of those. */
  eachSeveral(docs: Uint32Array, visit: (groups: number[]) => void): void {
    if (this.#several.length === 0) return
    for (const doc of docs) {
      const variants = this.#several[doc]
      if (variants) visit([...new Set(Array.from(variants, (variant) => this.variantGroups[variant]!))])
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
    const docs = this.#docs[group]!
    if (typeof docs === 'number') return docs !== NO_DOC && (!set || set.has(docs)) ? docs : -1
    return docs.firstIn(set)
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
    const docs = this.#docs[group]!
    return typeof docs === 'number' ? (docs === NO_DOC ? 0 : 1) : docs.size
  }

  /** Adds the documents that hold the value to a set. */
  addGroupTo(group: number, target: Bits): void {
    const docs = this.#docs[group]!
    if (typeof docs !== 'number') docs.addTo(target)
    else if (docs !== NO_DOC) target.add(docs)
  }

  /** How many documents of the set hold the value. */
  countGroupIn(group: number, set: Bits): number {
    const docs = this.#docs[group]!
    if (typeof docs !== 'number') return docs.countIn(set)
    return docs !== NO_DOC && set.has(docs) ? 1 : 0
  }

  /** The groups in order and the documents sorted by them; made when first asked for after a change. */
  order(): SortOrder {
    this.#order ??= new SortOrder(this, this.#single.length)
    return this.#order
  }

  #variantOfNumber(number: number): number {
    const known = this.#byNumber.get(number)
    if (known !== undefined) return this.#firstVariants[known]!
    const group = this.#newGroup('', number)
    this.#byNumber.set(number, group)
    return this.#newVariant('', group)
  }

  #variantOfText(norm: string, text: string): number {
    const known = this.#variants.get(text)
    if (known !== undefined) return known
    let group = this.#byText.get(norm)
    if (group === undefined) {
      group = this.#newGroup(norm, Number.NaN)
      this.#byText.set(norm, group)
    } else this.hasVariants = true
    const variant = this.#newVariant(text, group)
    this.#variants.set(text, variant)
    return variant
  }

  #newGroup(norm: string, number: number): number {
    this.#docs.push(NO_DOC)
    this.texts.push(norm)
    return this.numbers.push(number) - 1
  }

  #newVariant(text: string, group: number): number {
    this.variantTexts.push(text)
    const variant = this.variantGroups.push(group) - 1
    this.#firstVariants[group] ??= variant
    return variant
  }

  #join(group: number, doc: number): void {
    const docs = this.#docs[group]!
    if (typeof docs !== 'number') docs.add(doc)
    else if (docs === NO_DOC) this.#docs[group] = doc
    else {
      const set = new DocSet()
      set.add(docs)
      set.add(doc)
      this.#docs[group] = set
    }
  }

  #leave(group: number, doc: number): void {
    const docs = this.#docs[group]!
    if (typeof docs !== 'number') docs.delete(doc)
    else if (docs === doc) this.#docs[group] = NO_DOC
  }
}
