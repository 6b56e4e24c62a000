import { Bits } from '../index/bits.ts'
import type { PostingList } from '../index/posting-list.ts'
import { scratchUint32 } from '../index/scratch.ts'

/** Words further apart than this count as not close. */
export const MAX_DISTANCE = 4

/** Documents by the minimum distance (1, 2 or 3) at which one word follows another in the same field. */
export type Pair = [Bits | null, Bits | null, Bits | null]

/** Finds where words of the second list follow words of the first. Both are sorted by document and position. */
export function findPair(left: PostingList, right: PostingList, size: number): Pair {
  const pair: Pair = [null, null, null]
  eachDistance(left, right, (doc, distance) => {
    if (distance >= MAX_DISTANCE) return
    pair[distance - 1] ??= new Bits(size)
    pair[distance - 1]!.add(doc)
  })
  return pair
}

/**
 * The same for an unsorted second list, such as all words of a prefix: sorting it took longer than the rest of the
 * search.
 */
export function findUnsortedPair(left: PostingList, rights: Iterable<PostingList>, size: number): Pair {
  /** Document → its first entry in the list + 1. */
  const starts = scratchUint32(size)
  for (let at = left.length - 1; at >= 0; at -= 1) starts[left.docs[at]!] = at + 1
  /** First entry of a document → MAX_DISTANCE minus the minimum distance, or 0. */
  const near = scratchUint32(left.length)
  for (const { docs, occurrences, length } of rights) {
    for (let from = 0; from < length; from += 1) {
      const start = starts[docs[from]!]!
      if (start === 0) continue
      const occurrence = occurrences[from]!
      const doc = docs[from]!
      for (let at = start - 1; at < left.length && left.docs[at] === doc; at += 1) {
        const apart = occurrence - left.occurrences[at]!
        if (apart > 0 && MAX_DISTANCE - apart > near[start - 1]!) near[start - 1] = MAX_DISTANCE - apart
      }
    }
  }
  const pair: Pair = [null, null, null]
  for (let at = 0; at < left.length; at += 1) {
    if (near[at] === 0) continue
    const place = MAX_DISTANCE - near[at]! - 1
    pair[place] ??= new Bits(size)
    pair[place]!.add(left.docs[at]!)
  }
  return pair
}

/** The number of documents in which a word of the second list directly follows one of the first. */
export function countAdjacent(left: PostingList, right: PostingList): number {
  let count = 0
  eachDistance(left, right, (_doc, distance) => {
    if (distance === 1) count += 1
  })
  return count
}

/** Visits the documents of both lists, with the minimum distance at which the second follows the first. */
function eachDistance(
  left: PostingList,
  right: PostingList,
  visit: (doc: number, distance: number) => void,
): void {
  let i = 0
  let j = 0
  while (i < left.length && j < right.length) {
    const a = left.docs[i]!
    const b = right.docs[j]!
    if (a < b) i = left.seek(b, i)
    else if (b < a) j = right.seek(a, j)
    else {
      const endI = findEnd(left, i)
      const endJ = findEnd(right, j)
      visit(a, nearest(left.occurrences, i, endI, right.occurrences, j, endJ))
      i = endI
      j = endJ
    }
  }
}

function findEnd(list: PostingList, from: number): number {
  const doc = list.docs[from]
  let end = from + 1
  while (end < list.length && list.docs[end] === doc) end += 1
  return end
}

// An occurrence is field × 65536 + position, so a difference below four is within one field.
function nearest(
  left: Uint32Array,
  i: number,
  endI: number,
  right: Uint32Array,
  j: number,
  endJ: number,
): number {
  let best = MAX_DISTANCE
  let from = j
  for (let at = i; at < endI; at += 1) {
    const place = left[at]!
    while (from < endJ && right[from]! <= place) from += 1
    if (from < endJ) best = Math.min(best, right[from]! - place)
  }
  return best
}
