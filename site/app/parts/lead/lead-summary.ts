import type { TenantBundle } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { ownValue } from '#app/domain/own-value.ts'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { valuationAdjustment } from './definitions/trade-in.ts'
import { leadSource } from './lead-source.ts'
import { leadVehicle, OWN_VEHICLE } from './lead-vehicle.ts'

/** A lead as text for people: a subject and labelled values. */
export type LeadSummary = { subject: string; rows: [label: string, value: string][] }

/** A lead in wire format, with the content of its dealer. */
type SummarizedLead = {
  payload: Readonly<Record<string, unknown>>
  bundle: Pick<TenantBundle, 'tenant' | 'locations'>
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  message: 'Comments',
  request: 'Request',
  location: 'Location',
  appointment: 'Test drive',
  distribution_location: 'Where',
  vehicle: 'Vehicle asked for',
  inspection: 'Inspection',
  booking_status: 'Booking',
  trade_in_description: 'Their vehicle',
  rego: 'Rego',
  regoState: 'Rego state',
  kms: 'Kilometres',
  condition: 'Condition',
  history: 'Service history',
  damage: 'Damage',
  keys: 'Keys',
  offer_low: 'Estimate from',
  offer_high: 'Estimate to',
  offer_firm: 'Firm offer',
  offer_accepted: 'Offer accepted',
  PreferredContactMethod: 'Contact by',
  finance: 'Finance owing',
  'do-you-have-a-trade-in': 'Trade-in for one of ours',
  additional_services: 'Repairs or other work',
  purchasePrice: 'Price',
  loanTerm: 'Loan term in years',
  selfAssessedCreditScore: 'Credit, their own guess',
  whoIsHelping: 'Spoke to',
  subscribe: 'News and offers',
  tags: 'Marked',
  deposit: 'Deposit',
  price: 'Price when reserved',
  price_type: 'Price is',
  reserved_until: 'Reserved until',
  prize: 'Prize',
  prize_code: 'Prize code',
  position: 'Position',
  cv: 'CV',
  car_description: 'Vehicle',
  stock_number: 'Stock number',
  vehicle_status: 'Status',
  category: 'Category',
  subcategory: 'Subcategory',
  opt_in: 'News and offers',
  url: 'Sent from',
  lead_id: 'Lead',
}

/** Fields that hold an instant. */
const TIMES: readonly string[] = ['appointment', 'inspection', 'reserved_until']

/** Fields that are whole dollars. */
const DOLLARS: readonly string[] = [
  'offer_low',
  'offer_high',
  'offer_firm',
  'deposit',
  'price',
  'purchasePrice',
]

/** Answers that travel as codes, in the words of their forms. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  valuationAdjustment.steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, options }) =>
      Array.isArray(options)
        ? [[name, Object.fromEntries(options.map(({ value, label }) => [value, label]))] as const]
        : [],
    ),
)

/** Fields that are for systems only. */
const OMITTED_FIELDS = new Set([
  ...[
    'kind',
    'source',
    'user_agent',
    'lead_attributes',
    'lead_status',
    'form_completed',
    'manufacturer_slug',
  ],
  ...[...OWN_VEHICLE, 'car_year', 'car_type', 'item_type', 'car_id', 'car_dealership_id', 'dealership_slug'],
  ...['location_id', 'terms_conditions', 'page_id', 'consents', 'reservation_id'],
  ...['trade_in_make', 'trade_in_model', 'trade_in_year'],
])

/** Summarises a lead for people; times in the dealer's time zone. */
export function summarizeLead({ payload, bundle: { tenant, locations } }: SummarizedLead): LeadSummary {
  const place = locations.find(({ id }) => id === payload.location_id)
  const zone = place?.timeZone ?? tenant.timeZone
  const about = leadVehicle(payload)
  const { Trial } = getTradeWords([String(payload.item_type ?? '')])
  const brought = locations.find(({ id }) => id === payload.distribution_location)
  const values: Readonly<Record<string, unknown>> = {
    ...payload,
    ...(about ? { car_description: about } : {}),
    ...('distribution_location' in payload ? { distribution_location: brought?.name ?? '' } : {}),
  }
  const known = Object.keys(LABELS).filter((name) => name in values)
  const others = Object.keys(values).filter((name) => !(name in LABELS) && !OMITTED_FIELDS.has(name))
  const rows = [...known, ...others].flatMap((name): LeadSummary['rows'] => {
    const value = formatValue(name, values[name], zone)
    if (value === '') return []
    const label = name === 'appointment' ? Trial : ownValue(LABELS, name)
    return [[label ?? name.replaceAll('_', ' '), value]]
  })
  const reference = payloadReference(payload)
  if (reference) rows.push(['Reference', reference])
  const source = leadSource(payload)
  if (source) rows.push(['Came from', source])
  const unfinished = payload.form_completed === true ? '' : 'Unfinished: '
  const who = [payload.name, payload.last_name].filter(Boolean).join(' ')
  const filed = payload.kind === 'test_drive' ? Trial : payload.category
  const what = [filed, about].filter(Boolean).join(', ')
  return { subject: `${unfinished}${what}${who ? ` from ${who}` : ''}`.slice(0, 180), rows }
}

function formatValue(name: string, value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (TIMES.includes(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(value),
    )
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  if (DOLLARS.includes(name) && /^\d+(\.\d+)?$/.test(String(value)))
    return formatDollars(Math.round(Number(value) * 100))
  return ownValue(ownValue(WORDS, name) ?? {}, String(value)) ?? String(value)
}
