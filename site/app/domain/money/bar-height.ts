/** The height of a bar for a count, in hundredths of the tallest; never less than a visible few for what is not nothing. */
export function barHeight(count: number, most: number): number {
  if (count <= 0 || most <= 0) return 0
  return Math.max(LEAST, Math.round((count / most) * 100))
}

const LEAST = 3
