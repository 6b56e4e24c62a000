/**
 * A copy in memory of its own, for what is kept: small buffers are slices of Node's pool, and each slice keeps the pool's
 * whole 64 kB, several times what a cache counts.
 */
export function inOwnMemory(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
