// The short-lived arrays of a search. A search creates hundreds of document sets; as ordinary garbage they would make
// the collector traverse the whole index every few searches. Here they are cut from reusable slabs and released
// together.

const SLAB_WORDS = 1 << 18
/** 32 MB are retained for the next search; anything beyond is released. */
const RETAINED_SLABS = 32

const slabs: Uint32Array[] = []
let depth = 0
let slab = 0
let used = 0

/**
 * Runs work whose document sets are released at its end. The work must be synchronous, and nothing it returns or
 * leaves behind may refer to a set created inside.
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
    if (depth === 0) slabs.length = Math.min(slabs.length, RETAINED_SLABS)
  }
}

/** Runs work whose sets outlive a surrounding {@link withScratch}, so that they may be cached. */
export function outsideScratch<T>(work: () => T): T {
  const before = depth
  depth = 0
  try {
    return work()
  } finally {
    depth = before
  }
}

/** A zeroed array; within {@link withScratch} it is valid until its end, else permanently. */
export function scratchUint32(length: number): Uint32Array {
  return depth === 0 ? new Uint32Array(length) : cut(length).fill(0)
}

/** The same without zeroing, for callers that write every entry first. */
export function scratchUnset(length: number): Uint32Array {
  return depth === 0 ? new Uint32Array(length) : cut(length)
}

/** A copy with the lifetime of {@link scratchUint32}. */
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
