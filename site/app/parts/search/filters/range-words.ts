import { formatCount } from '#app/domain/words/count.ts'
import type { RangeGroup } from './filter-model.ts'

type Words = {
  /** The words of the fields: screen readers read `dollars` where `$` is shown. */
  unit: string
  before?: string
  after?: string
  low: string
  high: string
  /** Numbers of this kind are written with separators. */
  grouped: boolean
  /** Apart at least this much when a thumb is moved (SRCH-35). */
  gap: number
}

const weekly = { unit: 'dollars a week', before: '$', grouped: true, gap: 1 }

/** What the parts of a range are called. */
export const RANGE_WORDS: Readonly<Record<RangeGroup['key'], Words>> = {
  price: {
    ...{ unit: 'price in dollars', before: '$', grouped: true, gap: 1 },
    ...{ low: 'Lowest price', high: 'Highest price' },
  },
  weekly_price: { ...weekly, low: 'Lowest weekly price', high: 'Highest weekly price' },
  subscription_price: { ...weekly, low: 'Lowest subscription', high: 'Highest subscription' },
  year: { unit: 'year', low: 'Earliest year', high: 'Latest year', grouped: false, gap: 0 },
  seat_height: {
    ...{ unit: 'seat height in millimetres', after: 'mm', grouped: true, gap: 0 },
    ...{ low: 'Lowest seat', high: 'Tallest seat' },
  },
  towing_kg: {
    ...{ unit: 'kilograms', after: 'kg', grouped: true, gap: 0 },
    ...{ low: 'Tows at least', high: 'Tows at most' },
  },
  km: {
    ...{ unit: 'kilometres', after: 'kms', grouped: true, gap: 0 },
    ...{ low: 'Fewest kilometres', high: 'Most kilometres' },
  },
}

/** A number of a range as it is written in a field. */
export const writeNumber = (key: RangeGroup['key'], value: number) =>
  RANGE_WORDS[key].grouped ? formatCount(value) : String(value)
