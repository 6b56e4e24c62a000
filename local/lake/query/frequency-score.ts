/** BM25's term frequency: each further hit counts less. */
export function frequencyScore(hits: number): number {
  return (hits * 2.2) / (hits + 1.2)
}
