import { roundHalfUp } from './round-half-up.ts'

/** `12.94%`: rates have two decimals (FIN-32, FIN-36). */
export function formatRate(percent: number): string {
  return `${roundHalfUp(percent, 2).toFixed(2)}%`
}
