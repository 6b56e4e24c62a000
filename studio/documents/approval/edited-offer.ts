import {
  formatDollars,
  formatRate,
  formatShortInstant,
  type LawOffer,
  toCents,
} from '@forecourt/schemas/contract'
import type { SanityDocument } from 'sanity'

type Reference = { _ref?: string }

/** An offer as its form has it: what is not filled in is not there. */
export type EditedOffer = SanityDocument & {
  [Field in keyof LawOffer]?: LawOffer[Field] | null
} & { sites?: Reference[]; excludedSites?: Reference[] }

const TEXTS = [
  'name',
  'category',
  'description',
  'sanitizedDescription',
  'disclaimer',
  'figure',
  'figureUnit',
  'figureNote',
  'searchHref',
] as const
const NUMBERS = ['price', 'interestRate', 'comparisonRate', 'termMonths', 'deposit', 'finalPayment'] as const

/** What the law's list reads of an offer in its form. */
export function toLawOffer(edited: EditedOffer): LawOffer {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, edited[field] ?? '']))
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, edited[field] ?? null]))
  return {
    ...(texts as Pick<LawOffer, (typeof TEXTS)[number]>),
    ...(numbers as Pick<LawOffer, (typeof NUMBERS)[number]>),
    inclusions: edited.inclusions ?? [],
    start: edited.start || null,
    expiry: edited.expiry || null,
  }
}

/** A field that two forms of an offer differ in, in words; '' where one of them has nothing. */
type OfferChange = { field: string; before: string; after: string }

const DOLLARS: readonly string[] = ['price', 'deposit', 'finalPayment']
const RATES: readonly string[] = ['interestRate', 'comparisonRate']
const INSTANTS: readonly string[] = ['start', 'expiry']
/** What the content keeps for itself, and what shoppers do not read. */
const UNSAID: ReadonlySet<string> = new Set(['orderRank', 'sites', 'excludedSites', 'campaign', 'slug'])

/** What is different between two forms of an offer, in the order of its fields. */
export function listOfferChanges(
  before: EditedOffer | null,
  after: EditedOffer,
  { fields, zone, now }: { fields: readonly string[]; zone: string; now: string },
): OfferChange[] {
  const known = fields.filter((field) => !UNSAID.has(field))
  return known.flatMap((field) => {
    const [old, next] = [before?.[field], after[field]]
    if (JSON.stringify(old ?? null) === JSON.stringify(next ?? null)) return []
    const [was, is] = [formatValue(field, old, zone, now), formatValue(field, next, zone, now)]
    return [{ field, before: was, after: was === is ? 'another one' : is }]
  })
}

function formatValue(field: string, value: unknown, zone: string, now: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') {
    if (DOLLARS.includes(field)) return formatDollars(toCents(value) ?? 0)
    return RATES.includes(field) ? formatRate(value) : String(value)
  }
  if (typeof value === 'string')
    return INSTANTS.includes(field) ? formatShortInstant(value, zone, now) : value
  if (Array.isArray(value)) return value.map(String).join(', ')
  return 'chosen'
}

/** The text that an approval is of, as it is kept with it: every field that staff fill in. */
export function formatApprovedText(edited: EditedOffer): string {
  const own = Object.entries(edited).filter(([field]) => !field.startsWith('_'))
  return JSON.stringify(Object.fromEntries(own.sort(([one], [other]) => one.localeCompare(other))), null, 2)
}
