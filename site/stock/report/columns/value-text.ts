import {
  dateAt,
  formatDate,
  formatDollars,
  PRICE_LABELS,
  type StockColumnChoice,
} from '@forecourt/schemas/contract'
import { readMake } from '../../car/car-document.ts'
import { rawText } from '../../convert/conversion.ts'
import type { FeedPrice } from '../../convert/price.ts'
import type { FeedDealer } from '../../dealer/feed-dealer.ts'
import { type FeedCodes, placeOfCar, placeWarnings } from '../../dealer/place-of-car.ts'
import { fieldOfChoice, valueOfChoice } from '../../feed/map-columns.ts'
import { type FeedVehicle, type FieldName, VEHICLE_FIELDS } from '../../vehicle/vehicle-fields.ts'

/** Whose file it is, its codes, and the instant (ISO) as of which it is read. */
export type ReadAs = { dealer: FeedDealer; codes: FeedCodes; now: string }

/** A value as it reads; `ok` is false where it cannot be used. */
export type ValueText = { text: string; ok: boolean }

const MOST_LETTERS = 60

/** How a value of the file reads as the chosen thing: `112` in thousands as `112,000 km`. */
export function formatValue(
  choice: Exclude<StockColumnChoice, 'leaveOut'>,
  raw: unknown,
  as: ReadAs,
): ValueText {
  const field = fieldOfChoice(choice)
  if (field === 'locationCode' || field === 'dealershipCode') return formatCode(field, rawText(raw), as)
  const { value, warning } = VEHICLE_FIELDS[field].convert(valueOfChoice(choice, raw), {
    timeZone: as.dealer.timeZone,
    now: as.now,
  })
  const ok = warning === undefined
  if (!ok && isNothing(value)) return { text: `${clip(rawText(raw))} ?`, ok }
  return { text: clip(formatFieldValue(field, value as FeedVehicle[typeof field], as)), ok }
}

/** Where a code leads; those of other dealers lead nowhere. */
function formatCode(
  field: 'locationCode' | 'dealershipCode',
  code: string,
  { dealer, codes }: ReadAs,
): ValueText {
  const wanted = {
    locationCode: '',
    dealershipCode: '',
    dealershipName: '',
    dealershipIds: [],
    [field]: code,
  }
  const place = placeOfCar(dealer, codes, wanted)
  const isKnown = !('refused' in place) && placeWarnings(dealer, codes, wanted).length === 0
  if (!isKnown) return { text: `${clip(code)} ?`, ok: false }
  const name = field === 'locationCode' ? place.location?.name : place.dealership.name
  return { text: `${code} ${name ?? ''}`.trim(), ok: true }
}

type Words = { [Field in FieldName]?: (value: FeedVehicle[Field], as: ReadAs) => string }

const dollars = (cents: number | null) => (cents === null ? 'no price' : formatDollars(cents))
const price = ({ cents, label }: FeedPrice) =>
  [dollars(cents), label === null || label === 'unclear' ? '' : PRICE_LABELS[label]].filter(Boolean).join(' ')
const counted = (what: string) => (values: readonly string[]) =>
  `${values.length} ${what}${values.length === 1 ? '' : 's'}`
const day = (instant: string | null, { dealer }: ReadAs) =>
  instant === null ? 'none' : formatDate(dateAt(instant, dealer.timeZone))

const VALUE_LABELS: Words = {
  make: (make, { dealer }) => readMake({ make }, dealer),
  year: (year) => String(year ?? 'none'),
  km: (km) => (km === null ? 'none' : `${km.toLocaleString('en-AU')} km`),
  engineCc: (cc) => (cc === null ? 'none' : `${cc.toLocaleString('en-AU')} cc`),
  dapPrice: price,
  egcPrice: price,
  price,
  beforeCents: dollars,
  subscriptionCents: dollars,
  priceLabel: (label) => (label === null || label === 'unclear' ? 'not said' : PRICE_LABELS[label]),
  carType: (type) => sentence(type ?? 'none'),
  status: ({ status, reserved, removed }) =>
    removed ? 'Withdrawn' : reserved ? 'Reserved' : sentence(status.replaceAll('_', ' ')),
  itemType: sentence,
  regoExpiry: (date) => (date === '' ? 'none' : formatDate(date)),
  buildDate: month,
  complianceDate: month,
  createdAt: day,
  soldAt: day,
  features: counted('feature'),
  images: counted('picture'),
  spinImages: counted('picture'),
  thumbnails: counted('picture'),
  lenders: (lenders) => Object.keys(lenders).join(', '),
  dealershipIds: (codes) => codes.join(', '),
}

function formatFieldValue<Field extends FieldName>(
  field: Field,
  value: FeedVehicle[Field],
  as: ReadAs,
): string {
  const words: ((value: FeedVehicle[Field], as: ReadAs) => string) | undefined = VALUE_LABELS[field]
  if (words !== undefined) return words(value, as)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null ? 'none' : String(value)
}

/** `2027-03` as `March 2027`; a year alone stays. */
function month(value: string): string {
  if (!/^\d{4}-\d\d$/.test(value)) return value || 'none'
  const start = new Date(`${value}-01T00:00:00Z`)
  return start.toLocaleDateString('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'cents' in value && value.cents === null
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const clip = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text)
