/** Something with a left and a right edge, in days. */
export interface Span {
  readonly left: number
  readonly right: number
}

/**
 * The row of each span, from 0: the first row in which it meets no other. Spans are taken in the order given, so a lane
 * stays calm when one of its bars is moved.
 */
export function packRows(spans: readonly Span[]): number[] {
  const rows: Span[][] = []
  return spans.map((span) => {
    const free = rows.findIndex((row) =>
      row.every(({ left, right }) => span.right <= left || span.left >= right),
    )
    const row = free < 0 ? rows.length : free
    rows[row] = [...(rows[row] ?? []), span]
    return row
  })
}
