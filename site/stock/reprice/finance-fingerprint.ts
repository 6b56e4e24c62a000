import { hash } from 'node:crypto'
import type { RepricedDealer } from './reprice-stock.ts'

/** Raised where the figures of unchanged terms change, so that every dealer's stock is priced anew at the next start. */
const CALCULATION = 1

/** Identifies what the finance of a dealer's cars follows from: equal prints give equal figures. */
export function financeFingerprint(dealer: RepricedDealer): string {
  const { financeProvider, lenders, financeHidden, manufacturer, weeklyPriceBounds } = dealer
  const parts = [
    CALCULATION,
    financeProvider,
    lenders,
    financeHidden,
    manufacturer?.name ?? '',
    weeklyPriceBounds,
    dealer.offersSubscriptions,
    dealer.dealerships.map(({ slug }) => slug),
  ]
  return hash('sha1', JSON.stringify(parts), 'base64url')
}
