import { Bits } from '../index/bits.ts'
import type { PostingList } from '../index/posting-list.ts'

/** Positions fall into so many buckets: 0 to 15, up to 24, and then one for each power of two. */
const BUCKETS = 29

/** Documents by one side of the places where a word stands, or all words that may stand for a term. */
abstract class PlaceSets {
  readonly #size: number
  protected readonly sets: (Bits | undefined)[] = []

  /** `size`: how many documents a set must be able to hold. */
  constructor(size: number) {
    this.#size = size
  }

  /** Takes in the places of a list. */
  abstract addList(list: PostingList): void

  /** Takes in what another one holds. */
  addAll(other: PlaceSets): void {
    for (const [key, docs] of other.sets.entries()) if (docs) this.open(key).or(docs)
  }

  /** Memory the sets take. */
  bytes(): number {
    return (this.sets.filter((docs) => docs).length * this.#size) / 8
  }

  protected open(key: number): Bits {
    while (this.sets.length <= key) this.sets.push(undefined)
    let docs = this.sets[key]
    if (!docs) {
      docs = new Bits(this.#size)
      this.sets[key] = docs
    }
    return docs
  }

  protected keys(): number[] {
    return this.sets.flatMap((docs, key) => (docs ? [key] : []))
  }
}

/** Documents by the field in which a word stands. */
export class FieldSets extends PlaceSets {
  override addList({ docs, occurrences, length }: PostingList): void {
    let field = -1
    let found: Bits | undefined
    for (let at = 0; at < length; at += 1) {
      const occurrence = occurrences[at]!
      // Most places of a word lie in the same field.
      if (occurrence >>> 16 !== field) {
        field = occurrence >>> 16
        found = this.sets[field] ?? this.open(field)
      }
      found!.add(docs[at]!)
    }
  }

  fields(): number[] {
    return this.keys()
  }

  in(field: number): Bits | undefined {
    return this.sets[field]
  }
}

/** Documents by the position at which a word stands in any field. */
export class PositionSets extends PlaceSets {
  override addList({ docs, occurrences, length }: PostingList): void {
    if (this.sets.length === 0) this.sets.length = BUCKETS
    for (let at = 0; at < length; at += 1) {
      const bucket = bucketOf(occurrences[at]! & 0xffff)
      const found = this.sets[bucket] ?? this.open(bucket)
      found.add(docs[at]!)
    }
  }

  /** The positions where anything stands, each the last of its bucket. */
  positions(): number[] {
    return this.keys().map(lastOf)
  }

  /** Documents with a place in a bucket, named by its last position ({@link bucketedPosition}). */
  at(bucketed: number): Bits | undefined {
    // 24 ends the 17th bucket, though position 24 itself falls into the next.
    return this.sets[bucketed === 24 ? 16 : bucketOf(bucketed)]
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
