// Arrays that grow with the documents, by doubling.

/** The array when it is long enough, else a copy at least twice as long. */
export function grownUint32(array: Uint32Array, length: number): Uint32Array {
  if (array.length >= length) return array
  const longer = new Uint32Array(Math.max(length, array.length * 2, 8))
  longer.set(array)
  return longer
}

export function grownUint8(array: Uint8Array, length: number): Uint8Array {
  if (array.length >= length) return array
  const longer = new Uint8Array(Math.max(length, array.length * 2, 64))
  longer.set(array)
  return longer
}

export function grownFloat64(array: Float64Array, length: number, empty: number): Float64Array {
  if (array.length >= length) return array
  const longer = new Float64Array(Math.max(length, array.length * 2, 8)).fill(empty)
  longer.set(array)
  return longer
}
