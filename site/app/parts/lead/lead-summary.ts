import type { TenantBundle } from '@forecourt/schemas/contract'
import { payloadReference } from '#app/domain/lead-reference.ts'
import { ownValue } from '#app/domain/own-value.ts'
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
  inspection: 'Inspection',
  booking_status: 'Booking',
  offer_firm: 'Firm offer',
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
const TIMES: readonly string[] = ['appointment', 'inspection']

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
  ...['location_id', 'terms_conditions', 'page_id', 'consents'],
])

/** Summarises a lead for people; times in the dealer's time zone. */
export function summarizeLead({ payload, bundle: { tenant, locations } }: SummarizedLead): LeadSummary {
  const place = locations.find(({ id }) => id === payload.location_id)
  const zone = place?.timeZone ?? tenant.timeZone
  const about = leadVehicle(payload)
  const values: Readonly<Record<string, unknown>> = about ? { ...payload, car_description: about } : payload
  const known = Object.keys(LABELS).filter((name) => name in values)
  const others = Object.keys(values).filter((name) => !(name in LABELS) && !OMITTED_FIELDS.has(name))
  const rows = [...known, ...others].flatMap((name): LeadSummary['rows'] => {
    const value = formatValue(name, values[name], zone)
    return value === '' ? [] : [[ownValue(LABELS, name) ?? name.replaceAll('_', ' '), value]]
  })
  const reference = payloadReference(payload)
  if (reference) rows.push(['Reference', reference])
  const source = leadSource(payload)
  if (source) rows.push(['Came from', source])
  const unfinished = payload.form_completed === true ? '' : 'Unfinished: '
  const who = [payload.name, payload.last_name].filter(Boolean).join(' ')
  const what = [payload.category, about].filter(Boolean).join(', ')
  return { subject: `${unfinished}${what}${who ? ` from ${who}` : ''}`.slice(0, 180), rows }
}

function formatValue(name: string, value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (TIMES.includes(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(value),
    )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
