import { type FeedRow, FeedUnreadableError } from '../feed/feed-row.ts'
import { nearNames } from '../feed/near-names.ts'
import { type FieldName, VEHICLE_FIELDS } from './vehicle-fields.ts'

/** Required fields with their names for staff. */
export const REQUIRED_FIELDS = {
  stocknum: 'stock number',
  make: 'make',
  model: 'model',
  year: 'year',
  carType: 'car type (new, demo or used)',
} as const satisfies Partial<Record<FieldName, string>>

export type RequiredField = keyof typeof REQUIRED_FIELDS
export const REQUIRED = Object.keys(REQUIRED_FIELDS) as RequiredField[]

/**
 * Checks the columns of a table once, instead of rejecting every row.
 * @throws FeedUnreadableError naming all missing columns, each with the column that may be it
 */
export function requireColumns(header: FeedRow): void {
  const { fields } = header
  const missing = REQUIRED.filter((name) => !VEHICLE_FIELDS[name].aliases.some((alias) => fields.has(alias)))
  if (missing.length === 0) return
  const near = nearNames(header)
  const named = missing.map((name) => {
    const column = near.find(({ field }) => field === name)?.column
    return column === undefined ? REQUIRED_FIELDS[name] : `${REQUIRED_FIELDS[name]} (perhaps "${column}")`
  })
  const found = [...fields.keys()].slice(0, 12).join(', ')
  throw new FeedUnreadableError(
    `The file has no column for ${named.join(', ')}. It begins with the columns ${found.slice(0, 300)}. Nothing was changed.`,
  )
}
