import { grownFloat64, grownUint32 } from '../index/growing.ts'
import type { Decoder, Loading } from '../saved/decoder.ts'
import type { Encoder, Saving } from '../saved/encoder.ts'
import { NumberTable } from './number-table.ts'

/**
 * The values of one field. Spellings of one value (`SUV`, `suv`) are *variants* of one *group*; numbers are groups
 * with one variant. Structures that number columns do not need stay empty: a price or date, almost unique per
 * document, takes a few bytes.
 */
export class ColumnValues {
  #groupCount = 0
  #variantCount = 0
  /** Group → its number; NaN for a text. */
  #numbers: Float64Array = new Float64Array(0)
  readonly #byNumber = new NumberTable()
  /** Group → its normal form, '' for a number; empty while all are numbers. */
  readonly #texts: string[] = []
  readonly #byText = new Map<string, number>()
  /** Variant → its spelling; empty while all are numbers. */
  readonly #spellings: string[] = []
  /** Spelling → variant, for spellings other than the normal form. */
  readonly #bySpelling = new Map<string, number>()
  /** Group → one above the variant spelled as the normal form, or 0. */
  #plain: Uint32Array = new Uint32Array(0)
  /** Variant → group; null while each group has one variant, with the same number. */
  #groups: Uint32Array | null = null
  /** Group → its first variant; null in the same case. */
  #firsts: Uint32Array | null = null

  get groupCount(): number {
    return this.#groupCount
  }

  get variantCount(): number {
    return this.#variantCount
  }

  /** Whether a group has more than one spelling. */
  get hasVariants(): boolean {
    return this.#groups !== null
  }

  /** The number of a group; NaN for a text. */
  randomNumber(group: number): number {
    return this.#numbers[group]!
  }

  /** The normal form of a group; '' for a number. */
  getText(group: number): string {
    return this.#texts.length === 0 ? '' : this.#texts[group]!
  }

  /** The group of a variant. */
  getGroup(variant: number): number {
    return this.#groups ? this.#groups[variant]! : variant
  }

  getFirstVariant(group: number): number {
    return this.#firsts ? this.#firsts[group]! : group
  }

  /** A variant's spelling; '' for a number. */
  getSpelling(variant: number): string {
    return this.#spellings.length === 0 ? '' : this.#spellings[variant]!
  }

  /** The group of a normal form, or -1. */
  findText(norm: string): number {
    return this.#byText.get(norm) ?? -1
  }

  /** The group of a number, or -1. */
  findNumber(number: number): number {
    return this.#byNumber.find(number, this.#numbers)
  }

  /** The variant of a number, created when new. */
  internNumber(number: number): number {
    const known = this.findNumber(number)
    if (known >= 0) return this.getFirstVariant(known)
    const group = this.#newGroup('', number)
    this.#byNumber.add(group, this.#numbers)
    return this.#newVariant('', group, true)
  }

  /** The variant of a text, created when new. */
  internText(norm: string, text: string): number {
    const found = this.findText(norm)
    const isPlain = norm === text
    const known = isPlain ? (this.#plain[found] ?? 0) - 1 : (this.#bySpelling.get(text) ?? -1)
    if (known >= 0) return known
    const group = found >= 0 ? found : this.#newGroup(norm, Number.NaN)
    if (found < 0) this.#byText.set(norm, group)
    const variant = this.#newVariant(isPlain ? norm : text, group, found < 0)
    this.#noteSpelling(text, variant, group, isPlain)
    return variant
  }

  #newGroup(norm: string, number: number): number {
    const group = this.#groupCount
    this.#groupCount += 1
    this.#numbers = grownFloat64(this.#numbers, this.#groupCount, Number.NaN)
    this.#numbers[group] = number
    append(this.#texts, group, norm)
    return group
  }

  #newVariant(text: string, group: number, isFirst: boolean): number {
    const variant = this.#variantCount
    this.#variantCount += 1
    append(this.#spellings, variant, text)
    if (!this.#groups) {
      // Groups and their first variants are created together.
      if (isFirst) return variant
      this.#groups = Uint32Array.from({ length: variant }, (_, at) => at)
      this.#firsts = this.#groups.slice()
    }
    this.#groups = grownUint32(this.#groups, this.#variantCount)
    this.#groups[variant] = group
    if (isFirst) this.#noteFirst(variant, group)
    return variant
  }

  #noteFirst(variant: number, group: number): void {
    this.#firsts = grownUint32(this.#firsts!, group + 1)
    this.#firsts[group] = variant
  }

  #noteSpelling(text: string, variant: number, group: number, isPlain: boolean): void {
    if (isPlain) {
      this.#plain = grownUint32(this.#plain, group + 1)
      this.#plain[group] = variant + 1
    } else this.#bySpelling.set(text, variant)
  }

  *save(out: Encoder): Saving {
    out.array(this.#numbers, this.#groupCount)
    out.number(this.#variantCount)
    out.number(this.#groups ? 1 : 0)
    if (this.#groups) out.array(this.#groups, this.#variantCount)
    yield
    yield* out.texts(this.#texts)
    yield* out.texts(this.#spellings)
  }

  *load(from: Decoder): Loading {
    this.#numbers = from.float64()
    this.#groupCount = this.#numbers.length
    this.#variantCount = from.number()
    if (from.number() === 1) this.#loadGroups(from.uint32())
    this.#byNumber.addAll(this.#numbers)
    yield
    yield* from.texts((norm) => {
      const group = this.#texts.push(norm) - 1
      if (Number.isNaN(this.#numbers[group])) this.#byText.set(norm, group)
    })
    yield* from.texts((text) => this.#loadSpelling(text))
  }

  #loadGroups(groups: Uint32Array): void {
    this.#groups = groups
    this.#firsts = new Uint32Array(this.#groupCount)
    for (let variant = groups.length - 1; variant >= 0; variant -= 1) this.#firsts[groups[variant]!] = variant
  }

  #loadSpelling(text: string): void {
    const variant = this.#spellings.length
    const group = this.getGroup(variant)
    const norm = this.#texts[group]!
    // Shares one string where both are equal.
    this.#spellings.push(text === norm ? norm : text)
    if (Number.isNaN(this.#numbers[group])) this.#noteSpelling(text, variant, group, text === norm)
  }
}

/** Appends a text to a list, which stays empty while there is none. */
function append(texts: string[], at: number, text: string): void {
  if (texts.length === 0 && text === '') return
  while (texts.length < at) texts.push('')
  texts.push(text)
}
