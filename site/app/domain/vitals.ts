// The measures of a page's speed as visitors feel it: https://web.dev/articles/vitals

export type VitalName = 'lcp' | 'inp' | 'cls'

export interface Vital {
  readonly title: string
  /** The end of its metric's name, with the base unit of Prometheus. */
  readonly metric: string
  /** How many of the measured unit make one of the metric's. */
  readonly inBaseUnit: number
  /** Larger values are not believed. */
  readonly most: number
  /** Up to here a page is good, and above the second poor. */
  readonly good: number
  readonly poor: number
  /** Upper bounds of the histogram, to which those of `good` and `poor` belong; a last class has no bound. */
  readonly bounds: readonly number[]
}

/** LCP and INP in milliseconds, CLS without a unit. */
export const VITALS: Readonly<Record<VitalName, Vital>> = {
  lcp: {
    title: 'Largest contentful paint',
    metric: 'lcp_seconds',
    inBaseUnit: 1_000,
    most: 120_000,
    good: 2_500,
    poor: 4_000,
    bounds: [500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  },
  inp: {
    title: 'Interaction to next paint',
    metric: 'inp_seconds',
    inBaseUnit: 1_000,
    most: 60_000,
    good: 200,
    poor: 500,
    bounds: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  },
  cls: {
    title: 'Cumulative layout shift',
    metric: 'cls',
    inBaseUnit: 1,
    most: 100,
    good: 0.1,
    poor: 0.25,
    bounds: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  },
}

export const VITAL_NAMES = Object.keys(VITALS) as VitalName[]

/** The class of a value: the first bound that is not below it; the number of bounds for a larger one. */
export function vitalClass(name: VitalName, value: number): number {
  const { bounds } = VITALS[name]
  const found = bounds.findIndex((bound) => value <= bound)
  return found === -1 ? bounds.length : found
}

/**
 * A percentile of counted classes, interpolated within its class; the last bound for what is above it.
 * @param counts by class
 * @param share from 0 to 1
 * @returns null where nothing was counted
 */
export function vitalPercentile(
  name: VitalName,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | null {
  const { bounds } = VITALS[name]
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = share * total
  let below = 0
  for (const [index, bound] of bounds.entries()) {
    const count = counts.get(index) ?? 0
    if (count > 0 && below + count >= wanted) {
      const start = bounds[index - 1] ?? 0
      return start + ((bound - start) * (wanted - below)) / count
    }
    below += count
  }
  return bounds.at(-1) ?? null
}
