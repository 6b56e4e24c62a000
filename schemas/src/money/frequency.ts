/** How often a payment falls due (FIN-23). */
export type Frequency = 'week' | 'fortnight' | 'month'

export const PERIODS_PER_YEAR: Record<Frequency, number> = { week: 52, fortnight: 26, month: 12 }
export const DEFAULT_FREQUENCY: Frequency = 'week'
