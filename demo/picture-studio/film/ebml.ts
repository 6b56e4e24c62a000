// https://www.rfc-editor.org/rfc/rfc8794 — EBML, the binary tree that WebM is written in.

/** An element of the tree, ready to be joined with its neighbours. */
export type Element = Buffer

/** An element that holds others, or bytes. */
export function element(id: number, ...content: readonly Uint8Array[]): Element {
  const body = Buffer.concat(content)
  return Buffer.concat([idBytes(id), sizeBytes(body.length), body])
}

/** A whole number; `bytes` wide, so that an element's size does not depend on its value. */
export function whole(id: number, value: number, bytes = 4): Element {
  const body = Buffer.alloc(bytes)
  body.writeUIntBE(value, 0, bytes)
  return element(id, body)
}

export function float(id: number, value: number): Element {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, body)
}

export const text = (id: number, value: string): Element => element(id, Buffer.from(value))

/** An id as the specification writes it, its length marked in its first byte. */
function idBytes(id: number): Buffer {
  const length = Math.ceil(id.toString(16).length / 2)
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(id, 0, length)
  return bytes
}

/** A size in four bytes, the first of which says that there are four. */
function sizeBytes(size: number): Buffer {
  if (size >= 2 ** 28 - 1) throw new RangeError(`An element of ${size} bytes is too long.`)
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(0x10_00_00_00 + size)
  return bytes
}
