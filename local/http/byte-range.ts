/** A single byte range; several ranges are not supported. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** The requested range of a resource; null for no valid single range, which is answered with the whole resource. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size ? { start, end } : 'unsatisfiable'
}
