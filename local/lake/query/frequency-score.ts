/** BM25's growth with the number of hits: each further one counts less. */
export function frequencyScore(hits: number): number {
  return (hits * 2.2) / (hits + 1.2)
}
