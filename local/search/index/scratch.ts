// The short-lived arrays of a search. A search makes hundreds of sets of documents; made one by one, the garbage
// collector would have to go through the whole index every few searches to be rid of them. Here they are cut from
// slabs that stay, and given back all at once.

const SLAB_WORDS = 1 << 18
/** 32 MB stay for the next search, what a search needs beyond that is let go. */
const KEPT_SLABS = 32

const slabs: Uint32Array[] = []
let depth = 0
let slab = 0
let used = 0

/**
 * Runs work whose sets of documents are all forgotten at its end. The work must not wait for anything, and nothing
 * that it returns or leaves behind may hold a set made inside.
 */
export function withScratch<T>(work: () => T): T {
  const before = { slab, used }
  depth += 1
  try {
    return work()
  } finally {
    depth -= 1
    slab = before.slab
    used = before.used
    if (depth === 0) slabs.length = Math.min(slabs.length, KEPT_SLABS)
  }
}

/** Runs work whose sets stay after the end of a {@link withScratch} around it: they may be kept. */
export function outsideScratch<T>(work: () => T): T {
  const before = depth
  depth = 0
  try {
    return work()
  } finally {
    depth = before
  }
}

/** An array of zeros; within {@link withScratch} it is good until its end, else for ever. */
export function scratchUint32(length: number): Uint32Array {
  return depth === 0 ? new Uint32Array(length) : cut(length).fill(0)
}

/** The same with anything in it, for who writes every entry before reading it. */
export function scratchUnset(length: number): Uint32Array {
  return depth === 0 ? new Uint32Array(length) : cut(length)
}

/** A copy, good as long as an array of {@link scratchUint32}. */
export function scratchCopy(array: Uint32Array): Uint32Array {
  if (depth === 0) return array.slice()
  const copy = cut(array.length)
  copy.set(array)
  return copy
}

function cut(length: number): Uint32Array {
  if (length > SLAB_WORDS) return new Uint32Array(length)
  if (used + length > SLAB_WORDS) {
    slab += 1
    used = 0
  }
  slabs[slab] ??= new Uint32Array(SLAB_WORDS)
  const from = used
  used += length
  return slabs[slab]!.subarray(from, used)
}
