import { PRICE_LABELS, type PriceLabel } from '@forecourt/schemas/contract'
import { isPrice } from '#app/domain/money/effective-price.ts'
import type { FeedPrice, ParsedLabel } from '../convert/price.ts'
import type { FeedVehicle } from './vehicle-fields.ts'

/** The advertised price; `label` null: shown without a label. */
export type AskedPrice = { cents: number | null; label: PriceLabel | null }

type Prices = Pick<FeedVehicle, 'dapPrice' | 'egcPrice' | 'price' | 'priceLabel'>

type Column = { name: string; price: FeedPrice; columnLabel: ParsedLabel }

/** Price columns with the label implied by the column's name or by the label column. */
function listColumns({ dapPrice, egcPrice, price, priceLabel }: Prices): Column[] {
  return [
    { name: 'dapprice', price: dapPrice, columnLabel: 'drive-away' },
    { name: 'egcprice', price: egcPrice, columnLabel: 'excl-govt-charges' },
    { name: 'price', price, columnLabel: priceLabel },
  ]
}

const BY_INCLUSION: readonly (PriceLabel | null)[] = [
  'drive-away',
  'excl-govt-charges',
  'plus-on-road-costs',
  null,
]

/** The price a shopper pays, in cents: a reduced one where there is one (OPEN-41), else the advertised one. */
export function sellingCents(vehicle: FeedVehicle, { cents }: AskedPrice): number | null {
  return isPrice(vehicle.reducedCents) ? vehicle.reducedCents : cents
}

/**
 * The row's price that includes the most charges. Precedence of labels: the price's own words, its column, the dealer's
 * default.
 */
export function askedPrice(vehicle: Prices, defaultLabel: PriceLabel | null): AskedPrice {
  const prices = labelledPrices(vehicle, defaultLabel)
  for (const label of BY_INCLUSION) {
    const found = prices.find((each) => each.label === label)
    if (found !== undefined) return found
  }
  return { cents: null, label: null }
}

/** The price before government charges, if the row has one. */
export function egcPrice(vehicle: Prices, defaultLabel: PriceLabel | null): number | null {
  const prices = labelledPrices(vehicle, defaultLabel)
  return prices.find(({ label }) => label === 'excl-govt-charges')?.cents ?? null
}

/** Whether the advertised price has no label because neither feed nor dealer sets one. */
export function isUnlabelled(vehicle: Prices, defaultLabel: PriceLabel | null): boolean {
  const { cents, label } = askedPrice(vehicle, defaultLabel)
  if (cents === null || label !== null) return false
  return listColumns(vehicle).every(({ price, columnLabel }) => (price.label ?? columnLabel) !== 'unclear')
}

/** Prices whose words contradict their column: the words win, with a warning. */
export function contradictions(vehicle: Prices): (readonly [field: string, reason: string])[] {
  return listColumns(vehicle).flatMap(({ name, price: { cents, label }, columnLabel }) => {
    if (cents === null || !isLabel(label) || !isLabel(columnLabel) || label === columnLabel) return []
    const reason = `says "${PRICE_LABELS[label]}" in a column of prices "${PRICE_LABELS[columnLabel]}"; what it says counts`
    return [[name, reason] as const]
  })
}

function labelledPrices(vehicle: Prices, defaultLabel: PriceLabel | null): AskedPrice[] {
  return listColumns(vehicle).flatMap(({ price: { cents, label }, columnLabel }) => {
    if (cents === null) return []
    const ownLabel = label ?? columnLabel
    return [{ cents, label: ownLabel === 'unclear' ? null : (ownLabel ?? defaultLabel) }]
  })
}

function isLabel(label: ParsedLabel): label is PriceLabel {
  return label !== null && label !== 'unclear'
}
