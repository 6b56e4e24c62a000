import { type FieldName, VEHICLE_FIELDS } from '../vehicle/vehicle-fields.ts'

const MOST_MEMBERS = 20
const MOST_ENTRIES = 60
const MOST_DEPTH = 4

/** Members that the converters of nested fields read, at any depth. */
const READ_MEMBERS: Partial<Record<FieldName, ReadonlySet<string>>> = {
  images: new Set(['url', 'Url', 'src', 'image', 'thumb', 'thumbnail', 'thumbUrl']),
  spinImages: new Set(['url', 'Url', 'src', 'image']),
  financeQuote: new Set(['weeklyRepaymentAmount', 'advertisedRate', 'comparisonRate']),
  hotspots: new Set(['exterior', 'interior', 'description', 'anchors', 'positions', 'x', 'y']),
  inspection: new Set('lines panels passed points n part found done severity panel microns'.split(' ')),
  lenders: new Set([
    ...['interestRate', 'comparisonRate', 'paymentWeek', 'paymentMonth', 'balloon', 'deposit', 'termYears'],
    ...['termMonths', 'termWeeks', 'term1', 'term2', 'term3', 'term4', 'term5', 'term6', 'term7'],
    ...['totalPayable', 'establishmentFees', 'disclaimer', 'financeProvider'],
  ]),
}

const NESTED = new Map(
  Object.entries(READ_MEMBERS).flatMap(([field, read]) =>
    VEHICLE_FIELDS[field as FieldName].aliases.map((alias) => [alias, { field, read }] as const),
  ),
)

/** Shared, because nearly every row has none. */
const NONE: readonly string[] = []

/** The members of a nested value, as paths; [] for any other value. */
export function listMembers(name: string, value: unknown): string[] {
  if (!isObject(value)) return []
  const filled = Object.entries(value).filter(([, member]) => member !== null && member !== '')
  return filled.slice(0, MOST_MEMBERS).map(([member]) => `${name}.${member}`)
}

/** Paths of members of a row's nested values that nothing reads: `images.caption`. */
export function unreadMembers(fields: ReadonlyMap<string, unknown>): readonly string[] {
  let unread: Set<string> | null = null
  for (const [alias, value] of fields) {
    if (typeof value !== 'object' || value === null) continue
    const nested = NESTED.get(alias)
    if (nested === undefined || (Array.isArray(value) && typeof value[0] === 'string')) continue
    unread ??= new Set()
    // Lenders are keyed by their names.
    const values = nested.field === 'lenders' && isObject(value) ? Object.values(value) : [value]
    for (const each of values) walk(each, { alias, read: nested.read, unread }, 0)
  }
  return unread === null ? NONE : [...unread]
}

type Walk = { alias: string; read: ReadonlySet<string>; unread: Set<string> }

function walk(value: unknown, { alias, read, unread }: Walk, depth: number): void {
  if (depth > MOST_DEPTH || unread.size >= MOST_MEMBERS) return
  if (Array.isArray(value)) {
    for (const each of value.slice(0, MOST_ENTRIES)) walk(each, { alias, read, unread }, depth)
    return
  }
  if (!isObject(value)) return
  for (const [name, member] of Object.entries(value)) {
    // Positions are keyed by degrees.
    if (!read.has(name) && !/^\d+$/.test(name) && member !== null && member !== '')
      unread.add(`${alias}.${name}`)
    else walk(member, { alias, read, unread }, depth + 1)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
