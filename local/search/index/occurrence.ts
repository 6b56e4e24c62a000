// A place where a word stands is one number: field id × 65536 + position. Of fields and positions many may be told of
// at once, one bit for each: all fields from the 31st on share a bit, and positions fall into buckets.

/** The bit of a field. */
export const fieldBit = (field: number) => 1 << Math.min(field, 31)

/** Positions 0 to 15 are told apart, then those up to 24, and then those between powers of two. */
export const POSITION_BUCKETS = 29

export function positionBucket(position: number): number {
  if (position < 16) return position
  return position < 24 ? 16 : 44 - Math.clz32(position - 1)
}

/** The position that stands for all of a bucket. */
export function bucketPosition(bucket: number): number {
  if (bucket < 16) return bucket
  return bucket === 16 ? 24 : 2 ** (bucket - 12)
}
