import { Bits } from '../index/bits.ts'
import type { PostingList } from '../index/posting-list.ts'

/** Field → documents, and position → documents, of one word or of all words with a prefix. */
export interface Places {
  fields: Map<number, Bits>
  positions: Map<number, Bits>
}

/** Sorts the occurrences of a list by field and by position. */
export function placesOf(list: PostingList, size: number): Places {
  const places: Places = { fields: new Map(), positions: new Map() }
  addPlaces(list, size, places)
  return places
}

/** Adds the occurrences of a list. */
export function addPlaces(list: PostingList, size: number, { fields, positions }: Places): void {
  for (let at = 0; at < list.length; at += 1) {
    const doc = list.docs[at]!
    const occurrence = list.occurrences[at]!
    setOf(fields, occurrence >>> 16, size).add(doc)
    setOf(positions, bucketedPosition(occurrence & 0xffff), size).add(doc)
  }
}

function setOf(sets: Map<number, Bits>, key: number, size: number): Bits {
  let set = sets.get(key)
  if (!set) {
    set = new Bits(size)
    sets.set(key, set)
  }
  return set
}

/** Positions past the 16th are rounded up to the next power of two (24 for those below it). */
export function bucketedPosition(position: number): number {
  if (position < 16) return position
  return position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position))
}
