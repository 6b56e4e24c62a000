// An occurrence of a word is one number: field id × 65536 + position. Sets of fields and positions are bit masks:
// fields from the 31st on share a bit, and positions are grouped into buckets.

/** The bit of a field. */
export const fieldBit = (field: number) => 1 << Math.min(field, 31)

/** Positions 0 to 15 have a bucket each, then those up to 24, then ranges between powers of two. */
export const POSITION_BUCKETS = 29

export function positionBucket(position: number): number {
  if (position < 16) return position
  return position < 24 ? 16 : 44 - Math.clz32(position - 1)
}

/** The representative position of a bucket. */
export function bucketPosition(bucket: number): number {
  if (bucket < 16) return bucket
  return bucket === 16 ? 24 : 2 ** (bucket - 12)
}
