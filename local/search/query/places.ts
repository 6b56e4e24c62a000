import { Bits } from '../index/bits.ts'
import type { PostingList } from '../index/posting-list.ts'

/** Positions fall into so many buckets: 0 to 15, up to 24, and then one for each power of two. */
const BUCKETS = 29

/** Field → documents, and position → documents, of one word or of all words with a prefix. */
export class Places {
  readonly #size: number
  readonly #fields: (Bits | undefined)[] = []
  readonly #buckets: (Bits | undefined)[] = Array.from({ length: BUCKETS }, () => undefined)

  /** `size`: how many documents a set must be able to hold. */
  constructor(size: number) {
    this.#size = size
  }

  /** Takes in the occurrences of a list. */
  addList({ docs, occurrences, length }: PostingList): void {
    let field = -1
    let inField: Bits | undefined
    for (let at = 0; at < length; at += 1) {
      const doc = docs[at]!
      const occurrence = occurrences[at]!
      // Most places of a word lie in the same field.
      if (occurrence >>> 16 !== field) {
        field = occurrence >>> 16
        inField = this.#fields[field] ?? this.#openField(field)
      }
      const bucket = bucketOf(occurrence & 0xffff)
      const atPosition = this.#buckets[bucket] ?? this.#openBucket(bucket)
      inField!.add(doc)
      atPosition.add(doc)
    }
  }

  add(doc: number, occurrence: number): void {
    const field = occurrence >>> 16
    const bucket = bucketOf(occurrence & 0xffff)
    const inField = this.#fields[field] ?? this.#openField(field)
    const atPosition = this.#buckets[bucket] ?? this.#openBucket(bucket)
    inField.add(doc)
    atPosition.add(doc)
  }

  #openField(field: number): Bits {
    while (this.#fields.length <= field) this.#fields.push(undefined)
    const docs = new Bits(this.#size)
    this.#fields[field] = docs
    return docs
  }

  #openBucket(bucket: number): Bits {
    const docs = new Bits(this.#size)
    this.#buckets[bucket] = docs
    return docs
  }

  fields(): number[] {
    return this.#fields.flatMap((docs, field) => (docs ? [field] : []))
  }

  field(field: number): Bits | undefined {
    return this.#fields[field]
  }

  /** The positions where anything stands, each the last of its bucket. */
  positions(): number[] {
    return this.#buckets.flatMap((docs, bucket) => (docs ? [lastOf(bucket)] : []))
  }

  /** Documents with an occurrence in a bucket, named by its last position ({@link bucketedPosition}). */
  position(bucketed: number): Bits | undefined {
    // 24 ends the 17th bucket, though position 24 itself falls into the next.
    return this.#buckets[bucketed === 24 ? 16 : bucketOf(bucketed)]
  }

  /** Memory the sets take. */
  bytes(): number {
    const sets = this.fields().length + this.positions().length
    return (sets * this.#size) / 8
  }
}

function bucketOf(position: number): number {
  if (position < 16) return position
  return position < 24 ? 16 : 44 - Math.clz32(position - 1)
}

function lastOf(bucket: number): number {
  if (bucket < 16) return bucket
  return bucket === 16 ? 24 : 2 ** (bucket - 12)
}

/** Positions past the 16th are rounded up to the next power of two (24 for those below it). */
export function bucketedPosition(position: number): number {
  return lastOf(bucketOf(position))
}
