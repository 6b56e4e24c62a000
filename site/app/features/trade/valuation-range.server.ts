import { formatDollars } from '@forecourt/schemas/contract/pure'
import type { LeadFormField } from '#app/parts/lead/form/lead-form-model.ts'
import type { TradeValuationRow } from '#db/trade/tables.ts'
import {
  type Adjustments,
  type Answered,
  listOpen,
  offerRange,
  offerScale,
  worthUpTo,
} from './rules/trade-offer.ts'
import type { ValuationModel } from './trade-model.ts'

type ValuedRow = Pick<TradeValuationRow, 'value_cents' | 'low_cents' | 'high_cents' | 'adjustments'>

export const readAnswered = ({ adjustments }: Pick<TradeValuationRow, 'adjustments'>) =>
  JSON.parse(adjustments) as Answered

/** The estimate on its scale, and where it was before anything was answered; null where none is given. */
export function findRange(row: ValuedRow): ValuationModel['range'] {
  const { value_cents: value, low_cents: lowCents, high_cents: highCents } = row
  if (value === null || lowCents === null || highCents === null) return null
  const before = offerRange(value, {})
  const isNarrowed = before.lowCents !== lowCents || before.highCents !== highCents
  return {
    now: { lowCents, highCents },
    was: isNarrowed ? before : null,
    scale: offerScale(value),
  }
}

/**
 * The questions to ask: those that are open, each with what its answer may be worth, and the one that its owner changes.
 * @param changed the name of an answered one
 */
export function askQuestions(
  fields: readonly LeadFormField[],
  row: ValuedRow,
  changed: string,
): LeadFormField[] {
  const answered = readAnswered(row)
  const open: readonly string[] = listOpen(answered)
  return fields
    .filter(({ name }) => open.includes(name) || name === changed)
    .map((field) => {
      const worth =
        row.value_cents === null ? 0 : worthUpTo(row.value_cents, answered, field.name as keyof Adjustments)
      return { ...field, tiles: true, ...(worth > 0 ? { hint: `worth up to ${formatDollars(worth)}` } : {}) }
    })
}
